BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE games (
	id VARCHAR(40) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	finished BIGINT NOT NULL, 
	family VARCHAR(64) NOT NULL, 
	rated BOOLEAN NOT NULL, 
	whole BOOLEAN NOT NULL, 
	public BOOLEAN NOT NULL, 
	result TEXT NOT NULL, 
	record TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('0000000000008-1','0000000000008',1000000,'base',1,1,1,'{"game":"0000000000008-1","date":"1970-01-01","edition":"standard","family":"base","rated":true,"whole":true,"winners":[5],"seats":[{"seat":0,"player":"0000000000001","name":"Ada","bot":false,"place":2,"score":-210,"rounds":10,"hits":2,"over":3,"under":5,"by_round":[-1,0,0,1,1,1,-6,-6,-5,-6]},{"seat":1,"player":"0000000000002","name":"Ben","bot":false,"place":2,"score":-210,"rounds":10,"hits":2,"over":0,"under":8,"by_round":[0,-2,-2,-2,0,-1,-2,-8,-5,-5]},{"seat":2,"player":"0000000000003","name":"Cleo","bot":false,"place":5,"score":-250,"rounds":10,"hits":2,"over":0,"under":8,"by_round":[0,0,-3,-3,-3,-3,-2,-1,-8,-7]},{"seat":3,"player":"0000000000004","name":"Dan","bot":false,"place":4,"score":-220,"rounds":10,"hits":2,"over":0,"under":8,"by_round":[0,-1,0,-3,-4,-3,-1,-4,-3,-9]},{"seat":4,"player":"0000000000005","name":"Eva","bot":false,"place":6,"score":-290,"rounds":10,"hits":0,"over":0,"under":10,"by_round":[-1,-1,-3,-3,-4,-3,-3,-2,-5,-4]},{"seat":5,"player":"0000000000006","name":"Fay","bot":false,"place":1,"score":-140,"rounds":10,"hits":5,"over":0,"under":5,"by_round":[0,0,0,0,0,-6,-6,-4,-4,-4]}],"block":[{"round_number":1,"predicted":[1,0,1,0,1,0],"won":[0,0,1,0,0,0],"points":[-10,20,30,20,-10,20],"totals":[-10,20,30,20,-10,20]},{"round_number":2,"predicted":[1,2,0,1,2,0],"won":[1,0,0,0,1,0],"points":[30,-20,20,-10,-10,20],"totals":[20,0,50,10,-20,40]},{"round_number":3,"predicted":[1,2,3,2,3,0],"won":[1,0,0,2,0,0],"points":[30,-20,-30,40,-30,20],"totals":[50,-20,20,50,-50,60]},{"round_number":4,"predicted":[1,2,3,4,4,0],"won":[2,0,0,1,1,0],"points":[-10,-20,-30,-30,-30,20],"totals":[40,-40,-10,20,-80,80]},{"round_number":5,"predicted":[1,2,3,4,5,0],"won":[2,2,0,0,1,0],"points":[-10,40,-30,-40,-40,20],"totals":[30,0,-40,-20,-120,100]},{"round_number":6,"predicted":[1,2,3,4,5,6],"won":[2,1,0,1,2,0],"points":[-10,-10,-30,-30,-30,-60],"totals":[20,-10,-70,-50,-150,40]},{"round_number":7,"predicted":[7,2,3,4,5,6],"won":[1,0,1,3,2,0],"points":[-60,-20,-20,-10,-30,-60],"totals":[-40,-30,-90,-60,-180,-20]},{"round_number":8,"predicted":[7,8,3,4,5,6],"won":[1,0,2,0,3,2],"points":[-60,-80,-10,-40,-20,-40],"totals":[-100,-110,-100,-100,-200,-60]},{"round_number":9,"predicted":[7,8,9,4,5,6],"won":[2,3,1,1,0,2],"points":[-50,-50,-80,-30,-50,-40],"totals":[-150,-160,-180,-130,-250,-100]},{"round_number":10,"predicted":[7,8,9,10,5,6],"won":[1,3,2,1,1,2],"points":[-60,-50,-70,-90,-40,-40],"totals":[-210,-210,-250,-220,-290,-140]}]}','foretell 1
edition: standard
seats: 6
scribe: 0
specials: none
plus_minus_one: no
hidden_predictions: no
secret_predictions: no
clairvoyance: no
one_colour: no
maximus: no
hidden_reveal: before_play
clairvoyance_rounds: first
predict_from: dealer
wizard_barred: no
turned_wizard_no_trump: no
player 0: "Ada"
player 1: "Ben"
player 2: "Cleo"
player 3: "Dan"
player 4: "Eva"
player 5: "Fay"
x-game: "0000000000008-1"
x-date: "1970-01-01"
x-shuffle: "hmac-sha512 1"
x-shuffle-commitment: "2ebe6807995c988b9d292b535a81546078d93d753a42bf8d15ddcaf2d84be200"
x-nonce-0: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925 0000000000000000000000000000000000000000000000000000000000000000"
x-nonce-1: "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793 0101010101010101010101010101010101010101010101010101010101010101"
x-nonce-2: "75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a 0202020202020202020202020202020202020202020202020202020202020202"
x-nonce-3: "648aa5c579fb30f38af744d97d6ec840c7a91277a499a0d780f3e7314eca090b 0303030303030303030303030303030303030303030303030303030303030303"
x-nonce-4: "9f4fb68f3e1dac82202f9aa581ce0bbf1f765df0e9ac3c8c57e20f685abab8ed 0404040404040404040404040404040404040404040404040404040404040404"
x-nonce-5: "f849d67325facf04177bc663b2dc544051831c589ef581d412f2eba44834e77c 0505050505050505050505050505050505050505050505050505050505050505"
x-shuffle-seed: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007"

round 1
deal 0: G9
deal 1: B6
deal 2: R6
deal 3: G10
deal 4: J4
deal 5: G6
turned: R9
rest: R4 Y13 W2 Y2 B13 B8 B12 Y9 Y8 W4 J1 B3 B2 G2 R12 Y1 R8 R7 Y10 Y3 G12 B4 G3 G1 G11 J3 Y4 Y7 R11 W3 B5 B7 R13 J2 G13 G8 Y6 R10 B9 B11 G5 R1 R3 Y12 B1 Y11 W1 R5 G7 R2 Y5 G4 B10
predict from 1: 0 1 0 1 0 1
trick from 1: B6 R6 G10 J G6 G9
totals: -10 20 30 20 -10 20

round 2
deal 0: W4 R7
deal 1: G13 B10
deal 2: Y1 R6
deal 3: G7 R1
deal 4: B9 B11
deal 5: G5 J1
turned: B6
rest: W2 Y3 B13 G6 R13 Y11 Y13 B3 J2 W1 B2 Y10 Y9 B1 Y2 G2 G4 R4 G11 G1 B5 G3 R8 R9 J4 R5 Y12 Y5 G12 R10 G9 G10 R2 Y6 Y7 W3 B12 R12 J3 R3 Y8 B7 B8 G8 B4 Y4 R11
predict from 2: 0 1 2 0 1 2
trick from 2: R6 R1 B9 J R7 G13
trick from 4: B11 G5 W B10 Y1 G7
totals: 20 0 50 10 -20 40

round 3
deal 0: R5 R7 J3
deal 1: G13 B13 Y10
deal 2: G9 G10 B9
deal 3: B7 Y3 W3
deal 4: R11 B8 J2
deal 5: R2 G5 Y11
turned: R4
rest: B6 R6 J1 G12 Y9 B11 Y4 R10 G6 B10 Y8 Y12 B12 W1 R3 Y5 G7 Y7 Y6 R1 R8 G3 Y1 B5 B4 G1 B3 W4 Y2 G2 W2 R9 J4 Y13 G8 B1 R12 B2 G4 R13 G11
predict from 3: 2 3 0 1 2 3
trick from 3: B7 J Y11 R5 B13 B9
trick from 0: R7 Y10 G9 W R11 R2
trick from 3: Y3 B8 G5 J G13 G10
totals: 50 -20 20 50 -50 60

round 4
deal 0: Y6 R10 J4 W2
deal 1: Y3 B8 G13 G5
deal 2: Y5 B10 G3 G8
deal 3: J2 R3 R13 W1
deal 4: B13 B1 G9 G1
deal 5: B11 B5 G4 G12
turned: B3
rest: B12 W4 J1 B9 Y2 B6 R12 B4 R6 R11 R8 Y13 G2 G11 R2 G6 Y8 R9 W3 B7 R5 G7 Y4 R1 J3 Y1 Y7 Y11 R4 Y12 Y9 Y10 R7 B2 G10
predict from 4: 4 0 1 2 3 4
trick from 4: B1 B11 W B8 B10 R13
trick from 0: R10 G13 Y5 R3 G1 G12
trick from 0: Y6 Y3 G3 J B13 G4
trick from 4: G9 B5 J G5 G8 W
totals: 40 -40 -10 20 -80 80

round 5
deal 0: G11 W1 B10 W2 J2
deal 1: J1 W4 B5 G12 G1
deal 2: R8 R1 B4 Y13 Y9
deal 3: B9 B7 G8 B3 R7
deal 4: R9 G7 Y1 J4 G13
deal 5: B2 G6 G3 R10 G9
turned: Y7
rest: Y10 G4 Y3 R2 R6 J3 R11 B11 Y5 B1 R5 Y4 Y12 G5 Y2 R4 B6 G10 G2 B8 W3 R13 Y11 B12 R3 Y8 B13 Y6 R12
predict from 5: 0 1 2 3 4 5
trick from 5: B2 W J B4 B7 R9
trick from 0: B10 W Y9 B9 G7 G3
trick from 1: B5 R8 B3 G13 G6 J
trick from 1: G1 Y13 G8 J G9 W
trick from 0: G11 G12 R1 R7 Y1 R10
totals: 30 0 -40 -20 -120 100

round 6
deal 0: R8 Y10 R4 R3 G9 R12
deal 1: B3 W2 G2 G6 Y6 Y5
deal 2: Y13 R13 B13 G8 J4 B6
deal 3: R1 G12 B1 B9 W4 B4
deal 4: G7 R6 R9 Y2 G5 R11
deal 5: G4 Y3 Y12 B11 Y1 G1
turned: R7
rest: R2 J2 B8 Y11 W3 Y9 G10 G3 B5 G13 J3 Y8 J1 W1 R10 Y4 Y7 G11 R5 B12 B10 B7 B2
predict from 0: 1 2 3 4 5 6
trick from 0: R3 G2 R13 W R9 Y12
trick from 3: B9 G7 B11 R4 B3 J
trick from 0: G9 W G8 G12 G5 G4
trick from 1: G6 B13 R1 R6 G1 Y10
trick from 4: R11 Y3 R8 Y6 B6 B4
trick from 4: Y2 Y1 R12 Y5 Y13 B1
totals: 20 -10 -70 -50 -150 40

round 7
deal 0: Y1 J4 W3 B6 Y3 G6 G4
deal 1: G7 B10 J1 R10 B11 B3 R1
deal 2: R3 B12 W1 Y13 B8 G12 R11
deal 3: R12 B7 Y7 Y6 J2 B5 Y9
deal 4: W2 Y4 R8 G9 G5 Y2 Y10
deal 5: R9 R6 Y8 Y5 G10 R4 B13
turned: Y11
rest: B2 R2 G13 B4 G11 Y12 B1 G1 R5 W4 J3 G2 B9 G8 R13 G3 R7
predict from 1: 2 3 4 5 6 7
trick from 1: B3 B12 J Y2 B13 J
trick from 4: R8 R6 G6 R1 R11 R12
trick from 3: B5 G9 G10 W B11 W
trick from 0: Y1 J Y13 Y6 Y10 Y8
trick from 2: B8 B7 W R4 B6 B10
trick from 4: G5 Y5 G4 G7 G12 Y9
trick from 3: Y7 Y4 R9 Y3 R10 R3
totals: -40 -30 -90 -60 -180 -20

round 8
deal 0: R10 R12 R2 B2 Y5 Y3 G1 Y9
deal 1: W4 R9 Y4 R6 Y11 B13 R5 G4
deal 2: R8 Y1 G12 G5 Y8 B4 B11 B9
deal 3: R3 Y12 Y6 B6 J2 Y10 Y2 B8
deal 4: B5 G2 G11 J1 Y13 W1 B12 B3
deal 5: W2 J3 Y7 R13 G6 G7 R7 B10
turned: G10
rest: G3 R1 G8 G9 J4 W3 R11 G13 B1 R4 B7
predict from 2: 3 4 5 6 7 8
trick from 2: B4 B8 W B10 B2 W
trick from 4: Y13 W Y9 Y11 Y1 Y10
trick from 5: R7 R10 R9 R8 R3 J
trick from 0: Y5 Y4 Y8 Y6 G2 J
trick from 4: B3 G6 G1 B13 B9 J
trick from 5: R13 R12 R5 B11 Y2 G11
trick from 4: B5 Y7 R2 G4 G5 B6
trick from 2: G12 Y12 B12 G7 Y3 R6
totals: -100 -110 -100 -100 -200 -60

round 9
deal 0: R9 G5 B9 J3 Y10 Y2 J2 R12 Y13
deal 1: Y11 Y9 B1 W2 B11 G2 Y12 B5 B10
deal 2: G1 R8 R3 G8 R13 G11 G9 B7 Y3
deal 3: B2 W3 Y6 R10 J1 G13 G4 R4 G3
deal 4: B8 R5 J4 B6 R7 G10 G6 W1 G7
deal 5: B3 Y8 Y1 W4 R1 G12 B4 Y4 B12
turned: Y5
rest: R6 Y7 B13 R11 R2
predict from 3: 4 5 6 7 8 9
trick from 3: B2 J B3 J W B7
trick from 1: G2 G8 W W G12 J
trick from 3: G3 G7 Y4 G5 Y12 G11
trick from 1: B1 R8 G4 B8 B12 B9
trick from 5: W R9 B10 G1 Y6 G10
trick from 5: B4 Y2 B5 Y3 R4 B6
trick from 2: R3 J R5 R1 R12 Y11
trick from 1: B11 G9 R10 G6 Y1 Y13
trick from 0: Y10 Y9 R13 G13 R7 Y8
totals: -150 -160 -180 -130 -250 -100

round 10
deal 0: G6 R1 Y11 B13 G12 Y6 B6 R3 J3 B10
deal 1: G1 B7 Y5 B8 G10 R5 Y13 R9 W2 B11
deal 2: R8 J2 B3 G13 W1 B5 Y2 Y1 Y7 R13
deal 3: J1 R4 B2 G8 W3 Y10 R7 G11 G4 J4
deal 4: Y12 Y3 B12 B4 G9 R12 R6 Y8 G5 G3
deal 5: W4 G7 Y9 R11 B1 G2 Y4 R2 R10 B9
predict from 4: 5 6 7 8 9 10
trick from 4: B4 B9 B6 B8 W J
trick from 2: R13 R7 R6 W R3 W
trick from 5: Y4 Y11 Y5 Y2 W Y12
trick from 3: Y10 Y8 Y9 J Y13 J
trick from 1: B7 B5 B2 B12 B1 B13
trick from 0: B10 B11 B3 G11 Y3 R2
trick from 1: G1 G13 J G3 G2 G12
trick from 2: R8 R4 R12 R11 R1 R9
trick from 4: G5 G7 G6 G10 Y1 G8
trick from 1: R5 Y7 G4 G9 R10 Y6
totals: -210 -210 -250 -220 -290 -140
');
CREATE TABLE lines (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	command VARCHAR(64), 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT once UNIQUE (table_id, player, command)
)
 WITHOUT ROWID

;
INSERT INTO "lines" VALUES('0000000000008',1,1000000,'0000000000001',NULL,'{"type":"opened","arrangement":{"edition":"standard","seats":6,"switches":{},"title":"","public":true,"clock":null,"spectators":"public","hints":false,"rated":true,"pace":1200,"stand_in":"scribe"},"name":"Ada","seed":"00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007","bot":false}');
INSERT INTO "lines" VALUES('0000000000008',2,1000000,'0000000000001','c1-1','{"type":"readied","ready":true,"commitment":""}');
INSERT INTO "lines" VALUES('0000000000008',3,1000000,'0000000000002','c2-1','{"type":"sat","seat":1,"name":"Ben","bot":false}');
INSERT INTO "lines" VALUES('0000000000008',4,1000000,'0000000000002','c2-2','{"type":"readied","ready":true,"commitment":""}');
INSERT INTO "lines" VALUES('0000000000008',5,1000000,'0000000000003','c3-1','{"type":"sat","seat":2,"name":"Cleo","bot":false}');
INSERT INTO "lines" VALUES('0000000000008',6,1000000,'0000000000003','c3-2','{"type":"readied","ready":true,"commitment":""}');
INSERT INTO "lines" VALUES('0000000000008',7,1000000,'0000000000004','c4-1','{"type":"sat","seat":3,"name":"Dan","bot":false}');
INSERT INTO "lines" VALUES('0000000000008',8,1000000,'0000000000004','c4-2','{"type":"readied","ready":true,"commitment":""}');
INSERT INTO "lines" VALUES('0000000000008',9,1000000,'0000000000005','c5-1','{"type":"sat","seat":4,"name":"Eva","bot":false}');
INSERT INTO "lines" VALUES('0000000000008',10,1000000,'0000000000005','c5-2','{"type":"readied","ready":true,"commitment":""}');
INSERT INTO "lines" VALUES('0000000000008',11,1000000,'0000000000006','c6-1','{"type":"sat","seat":5,"name":"Fay","bot":false}');
INSERT INTO "lines" VALUES('0000000000008',12,1000000,'0000000000006','c6-2','{"type":"readied","ready":true,"commitment":""}');
INSERT INTO "lines" VALUES('0000000000008',13,1000000,'0000000000001','c1-2','{"type":"readied","ready":true,"commitment":"66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"}');
INSERT INTO "lines" VALUES('0000000000008',14,1000000,'0000000000002','c2-3','{"type":"readied","ready":true,"commitment":"72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793"}');
INSERT INTO "lines" VALUES('0000000000008',15,1000000,'0000000000003','c3-3','{"type":"readied","ready":true,"commitment":"75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a"}');
INSERT INTO "lines" VALUES('0000000000008',16,1000000,'0000000000004','c4-3','{"type":"readied","ready":true,"commitment":"648aa5c579fb30f38af744d97d6ec840c7a91277a499a0d780f3e7314eca090b"}');
INSERT INTO "lines" VALUES('0000000000008',17,1000000,'0000000000005','c5-3','{"type":"readied","ready":true,"commitment":"9f4fb68f3e1dac82202f9aa581ce0bbf1f765df0e9ac3c8c57e20f685abab8ed"}');
INSERT INTO "lines" VALUES('0000000000008',18,1000000,'0000000000006','c6-3','{"type":"readied","ready":true,"commitment":"f849d67325facf04177bc663b2dc544051831c589ef581d412f2eba44834e77c"}');
INSERT INTO "lines" VALUES('0000000000008',19,1000000,'0000000000001','c1-3','{"type":"started","rules":1}');
INSERT INTO "lines" VALUES('0000000000008',20,1000000,'0000000000001','c1-4','{"type":"shown","nonce":"0000000000000000000000000000000000000000000000000000000000000000"}');
INSERT INTO "lines" VALUES('0000000000008',21,1000000,'0000000000002','c2-4','{"type":"shown","nonce":"0101010101010101010101010101010101010101010101010101010101010101"}');
INSERT INTO "lines" VALUES('0000000000008',22,1000000,'0000000000003','c3-4','{"type":"shown","nonce":"0202020202020202020202020202020202020202020202020202020202020202"}');
INSERT INTO "lines" VALUES('0000000000008',23,1000000,'0000000000004','c4-4','{"type":"shown","nonce":"0303030303030303030303030303030303030303030303030303030303030303"}');
INSERT INTO "lines" VALUES('0000000000008',24,1000000,'0000000000005','c5-4','{"type":"shown","nonce":"0404040404040404040404040404040404040404040404040404040404040404"}');
INSERT INTO "lines" VALUES('0000000000008',25,1000000,'0000000000006','c6-4','{"type":"shown","nonce":"0505050505050505050505050505050505050505050505050505050505050505"}');
INSERT INTO "lines" VALUES('0000000000008',26,1000000,'0000000000002','c2-5','{"type":"decided","seat":1,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',27,1000000,'0000000000003','c3-5','{"type":"decided","seat":2,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',28,1000000,'0000000000004','c4-5','{"type":"decided","seat":3,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',29,1000000,'0000000000005','c5-5','{"type":"decided","seat":4,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',30,1000000,'0000000000006','c6-5','{"type":"decided","seat":5,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',31,1000000,'0000000000001','c1-5','{"type":"decided","seat":0,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',32,1000000,'0000000000002','c2-6','{"type":"decided","seat":1,"action":36,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',33,1000000,'0000000000003','c3-6','{"type":"decided","seat":2,"action":49,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',34,1000000,'0000000000004','c4-6','{"type":"decided","seat":3,"action":66,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',35,1000000,'0000000000005','c5-6','{"type":"decided","seat":4,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',36,1000000,'0000000000006','c6-6','{"type":"decided","seat":5,"action":62,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',37,1000000,'0000000000001','c1-6','{"type":"decided","seat":0,"action":65,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',38,1000000,'0000000000003','c3-7','{"type":"decided","seat":2,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',39,1000000,'0000000000004','c4-7','{"type":"decided","seat":3,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',40,1000000,'0000000000005','c5-7','{"type":"decided","seat":4,"action":2,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',41,1000000,'0000000000006','c6-7','{"type":"decided","seat":5,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',42,1000000,'0000000000001','c1-7','{"type":"decided","seat":0,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',43,1000000,'0000000000002','c2-7','{"type":"decided","seat":1,"action":2,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',44,1000000,'0000000000003','c3-8','{"type":"decided","seat":2,"action":49,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',45,1000000,'0000000000004','c4-8','{"type":"decided","seat":3,"action":44,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',46,1000000,'0000000000005','c5-8','{"type":"decided","seat":4,"action":39,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',47,1000000,'0000000000006','c6-8','{"type":"decided","seat":5,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',48,1000000,'0000000000001','c1-8','{"type":"decided","seat":0,"action":50,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',49,1000000,'0000000000002','c2-8','{"type":"decided","seat":1,"action":69,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',50,1000000,'0000000000005','c5-9','{"type":"decided","seat":4,"action":41,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',51,1000000,'0000000000006','c6-9','{"type":"decided","seat":5,"action":61,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',52,1000000,'0000000000001','c1-9','{"type":"decided","seat":0,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',53,1000000,'0000000000002','c2-9','{"type":"decided","seat":1,"action":40,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',54,1000000,'0000000000003','c3-9','{"type":"decided","seat":2,"action":70,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',55,1000000,'0000000000004','c4-9','{"type":"decided","seat":3,"action":63,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',56,1000000,'0000000000004','c4-10','{"type":"decided","seat":3,"action":2,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',57,1000000,'0000000000005','c5-10','{"type":"decided","seat":4,"action":3,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',58,1000000,'0000000000006','c6-10','{"type":"decided","seat":5,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',59,1000000,'0000000000001','c1-10','{"type":"decided","seat":0,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',60,1000000,'0000000000002','c2-10','{"type":"decided","seat":1,"action":2,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',61,1000000,'0000000000003','c3-10','{"type":"decided","seat":2,"action":3,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',62,1000000,'0000000000004','c4-11','{"type":"decided","seat":3,"action":37,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',63,1000000,'0000000000005','c5-11','{"type":"decided","seat":4,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',64,1000000,'0000000000006','c6-11','{"type":"decided","seat":5,"action":80,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',65,1000000,'0000000000001','c1-11','{"type":"decided","seat":0,"action":48,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',66,1000000,'0000000000002','c2-11','{"type":"decided","seat":1,"action":43,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',67,1000000,'0000000000003','c3-11','{"type":"decided","seat":2,"action":39,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',68,1000000,'0000000000001','c1-12','{"type":"decided","seat":0,"action":50,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',69,1000000,'0000000000002','c2-12','{"type":"decided","seat":1,"action":79,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',70,1000000,'0000000000003','c3-12','{"type":"decided","seat":2,"action":65,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',71,1000000,'0000000000004','c4-12','{"type":"decided","seat":3,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',72,1000000,'0000000000005','c5-12','{"type":"decided","seat":4,"action":54,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',73,1000000,'0000000000006','c6-12','{"type":"decided","seat":5,"action":45,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',74,1000000,'0000000000004','c4-13','{"type":"decided","seat":3,"action":72,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',75,1000000,'0000000000005','c5-13','{"type":"decided","seat":4,"action":38,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',76,1000000,'0000000000006','c6-13','{"type":"decided","seat":5,"action":61,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',77,1000000,'0000000000001','c1-13','{"type":"decided","seat":0,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',78,1000000,'0000000000002','c2-13','{"type":"decided","seat":1,"action":69,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',79,1000000,'0000000000003','c3-13','{"type":"decided","seat":2,"action":66,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',80,1000000,'0000000000005','c5-14','{"type":"decided","seat":4,"action":4,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',81,1000000,'0000000000006','c6-14','{"type":"decided","seat":5,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',82,1000000,'0000000000001','c1-14','{"type":"decided","seat":0,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',83,1000000,'0000000000002','c2-14','{"type":"decided","seat":1,"action":2,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',84,1000000,'0000000000003','c3-14','{"type":"decided","seat":2,"action":3,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',85,1000000,'0000000000004','c4-14','{"type":"decided","seat":3,"action":4,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',86,1000000,'0000000000005','c5-15','{"type":"decided","seat":4,"action":31,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',87,1000000,'0000000000006','c6-15','{"type":"decided","seat":5,"action":41,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',88,1000000,'0000000000001','c1-15','{"type":"decided","seat":0,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',89,1000000,'0000000000002','c2-15','{"type":"decided","seat":1,"action":38,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',90,1000000,'0000000000003','c3-15','{"type":"decided","seat":2,"action":40,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',91,1000000,'0000000000004','c4-15','{"type":"decided","seat":3,"action":56,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',92,1000000,'0000000000001','c1-16','{"type":"decided","seat":0,"action":53,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',93,1000000,'0000000000002','c2-16','{"type":"decided","seat":1,"action":69,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',94,1000000,'0000000000003','c3-16','{"type":"decided","seat":2,"action":74,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',95,1000000,'0000000000004','c4-16','{"type":"decided","seat":3,"action":46,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',96,1000000,'0000000000005','c5-16','{"type":"decided","seat":4,"action":57,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',97,1000000,'0000000000006','c6-16','{"type":"decided","seat":5,"action":68,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',98,1000000,'0000000000001','c1-17','{"type":"decided","seat":0,"action":75,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',99,1000000,'0000000000002','c2-17','{"type":"decided","seat":1,"action":72,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',100,1000000,'0000000000003','c3-17','{"type":"decided","seat":2,"action":59,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',101,1000000,'0000000000004','c4-17','{"type":"decided","seat":3,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',102,1000000,'0000000000005','c5-17','{"type":"decided","seat":4,"action":43,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',103,1000000,'0000000000006','c6-17','{"type":"decided","seat":5,"action":60,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',104,1000000,'0000000000005','c5-18','{"type":"decided","seat":4,"action":65,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',105,1000000,'0000000000006','c6-18','{"type":"decided","seat":5,"action":35,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',106,1000000,'0000000000001','c1-18','{"type":"decided","seat":0,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',107,1000000,'0000000000002','c2-18','{"type":"decided","seat":1,"action":61,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',108,1000000,'0000000000003','c3-18','{"type":"decided","seat":2,"action":64,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',109,1000000,'0000000000004','c4-18','{"type":"decided","seat":3,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',110,1000000,'0000000000006','c6-19','{"type":"decided","seat":5,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',111,1000000,'0000000000001','c1-19','{"type":"decided","seat":0,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',112,1000000,'0000000000002','c2-19','{"type":"decided","seat":1,"action":2,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',113,1000000,'0000000000003','c3-19','{"type":"decided","seat":2,"action":3,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',114,1000000,'0000000000004','c4-19','{"type":"decided","seat":3,"action":4,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',115,1000000,'0000000000005','c5-19','{"type":"decided","seat":4,"action":5,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',116,1000000,'0000000000006','c6-20','{"type":"decided","seat":5,"action":32,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',117,1000000,'0000000000001','c1-20','{"type":"decided","seat":0,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',118,1000000,'0000000000002','c2-20','{"type":"decided","seat":1,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',119,1000000,'0000000000003','c3-20','{"type":"decided","seat":2,"action":34,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',120,1000000,'0000000000004','c4-20','{"type":"decided","seat":3,"action":37,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',121,1000000,'0000000000005','c5-20','{"type":"decided","seat":4,"action":52,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',122,1000000,'0000000000001','c1-21','{"type":"decided","seat":0,"action":40,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',123,1000000,'0000000000002','c2-21','{"type":"decided","seat":1,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',124,1000000,'0000000000003','c3-21','{"type":"decided","seat":2,"action":78,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',125,1000000,'0000000000004','c4-21','{"type":"decided","seat":3,"action":39,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',126,1000000,'0000000000005','c5-21','{"type":"decided","seat":4,"action":63,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',127,1000000,'0000000000006','c6-21','{"type":"decided","seat":5,"action":59,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',128,1000000,'0000000000002','c2-22','{"type":"decided","seat":1,"action":35,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',129,1000000,'0000000000003','c3-22','{"type":"decided","seat":2,"action":51,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',130,1000000,'0000000000004','c4-22','{"type":"decided","seat":3,"action":33,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',131,1000000,'0000000000005','c5-22','{"type":"decided","seat":4,"action":69,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',132,1000000,'0000000000006','c6-22','{"type":"decided","seat":5,"action":62,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',133,1000000,'0000000000001','c1-22','{"type":"decided","seat":0,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',134,1000000,'0000000000002','c2-23','{"type":"decided","seat":1,"action":57,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',135,1000000,'0000000000003','c3-23','{"type":"decided","seat":2,"action":82,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',136,1000000,'0000000000004','c4-23','{"type":"decided","seat":3,"action":64,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',137,1000000,'0000000000005','c5-23','{"type":"decided","seat":4,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',138,1000000,'0000000000006','c6-23','{"type":"decided","seat":5,"action":65,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',139,1000000,'0000000000001','c1-23','{"type":"decided","seat":0,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',140,1000000,'0000000000001','c1-24','{"type":"decided","seat":0,"action":67,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',141,1000000,'0000000000002','c2-24','{"type":"decided","seat":1,"action":68,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',142,1000000,'0000000000003','c3-24','{"type":"decided","seat":2,"action":44,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',143,1000000,'0000000000004','c4-24','{"type":"decided","seat":3,"action":50,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',144,1000000,'0000000000005','c5-24','{"type":"decided","seat":4,"action":70,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',145,1000000,'0000000000006','c6-24','{"type":"decided","seat":5,"action":53,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',146,1000000,'0000000000001','c1-25','{"type":"decided","seat":0,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',147,1000000,'0000000000002','c2-25','{"type":"decided","seat":1,"action":2,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',148,1000000,'0000000000003','c3-25','{"type":"decided","seat":2,"action":3,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',149,1000000,'0000000000004','c4-25','{"type":"decided","seat":3,"action":4,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',150,1000000,'0000000000005','c5-25','{"type":"decided","seat":4,"action":5,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',151,1000000,'0000000000006','c6-25','{"type":"decided","seat":5,"action":6,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',152,1000000,'0000000000001','c1-26','{"type":"decided","seat":0,"action":46,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',153,1000000,'0000000000002','c2-26','{"type":"decided","seat":1,"action":58,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',154,1000000,'0000000000003','c3-26','{"type":"decided","seat":2,"action":56,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',155,1000000,'0000000000004','c4-26','{"type":"decided","seat":3,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',156,1000000,'0000000000005','c5-26','{"type":"decided","seat":4,"action":52,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',157,1000000,'0000000000006','c6-26','{"type":"decided","seat":5,"action":81,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',158,1000000,'0000000000004','c4-27','{"type":"decided","seat":3,"action":39,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',159,1000000,'0000000000005','c5-27','{"type":"decided","seat":4,"action":63,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',160,1000000,'0000000000006','c6-27','{"type":"decided","seat":5,"action":41,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',161,1000000,'0000000000001','c1-27','{"type":"decided","seat":0,"action":47,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',162,1000000,'0000000000002','c2-27','{"type":"decided","seat":1,"action":33,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',163,1000000,'0000000000003','c3-27','{"type":"decided","seat":2,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',164,1000000,'0000000000001','c1-28','{"type":"decided","seat":0,"action":65,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',165,1000000,'0000000000002','c2-28','{"type":"decided","seat":1,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',166,1000000,'0000000000003','c3-28','{"type":"decided","seat":2,"action":64,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',167,1000000,'0000000000004','c4-28','{"type":"decided","seat":3,"action":68,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',168,1000000,'0000000000005','c5-28','{"type":"decided","seat":4,"action":61,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',169,1000000,'0000000000006','c6-28','{"type":"decided","seat":5,"action":60,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',170,1000000,'0000000000002','c2-29','{"type":"decided","seat":1,"action":62,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',171,1000000,'0000000000003','c3-29','{"type":"decided","seat":2,"action":43,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',172,1000000,'0000000000004','c4-29','{"type":"decided","seat":3,"action":44,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',173,1000000,'0000000000005','c5-29','{"type":"decided","seat":4,"action":49,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',174,1000000,'0000000000006','c6-29','{"type":"decided","seat":5,"action":57,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',175,1000000,'0000000000001','c1-29','{"type":"decided","seat":0,"action":79,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',176,1000000,'0000000000005','c5-30','{"type":"decided","seat":4,"action":54,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',177,1000000,'0000000000006','c6-30','{"type":"decided","seat":5,"action":72,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',178,1000000,'0000000000001','c1-30','{"type":"decided","seat":0,"action":51,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',179,1000000,'0000000000002','c2-30','{"type":"decided","seat":1,"action":75,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',180,1000000,'0000000000003','c3-30','{"type":"decided","seat":2,"action":36,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',181,1000000,'0000000000004','c4-30','{"type":"decided","seat":3,"action":34,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',182,1000000,'0000000000005','c5-31','{"type":"decided","seat":4,"action":71,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',183,1000000,'0000000000006','c6-31','{"type":"decided","seat":5,"action":70,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',184,1000000,'0000000000001','c1-31','{"type":"decided","seat":0,"action":55,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',185,1000000,'0000000000002','c2-31','{"type":"decided","seat":1,"action":74,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',186,1000000,'0000000000003','c3-31','{"type":"decided","seat":2,"action":82,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',187,1000000,'0000000000004','c4-31','{"type":"decided","seat":3,"action":31,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',188,1000000,'0000000000002','c2-32','{"type":"decided","seat":1,"action":2,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',189,1000000,'0000000000003','c3-32','{"type":"decided","seat":2,"action":3,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',190,1000000,'0000000000004','c4-32','{"type":"decided","seat":3,"action":4,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',191,1000000,'0000000000005','c5-32','{"type":"decided","seat":4,"action":5,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',192,1000000,'0000000000006','c6-32','{"type":"decided","seat":5,"action":6,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',193,1000000,'0000000000001','c1-32','{"type":"decided","seat":0,"action":7,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',194,1000000,'0000000000002','c2-33','{"type":"decided","seat":1,"action":33,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',195,1000000,'0000000000003','c3-33','{"type":"decided","seat":2,"action":42,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',196,1000000,'0000000000004','c4-33','{"type":"decided","seat":3,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',197,1000000,'0000000000005','c5-33','{"type":"decided","seat":4,"action":71,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',198,1000000,'0000000000006','c6-33','{"type":"decided","seat":5,"action":43,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',199,1000000,'0000000000001','c1-33','{"type":"decided","seat":0,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',200,1000000,'0000000000005','c5-34','{"type":"decided","seat":4,"action":51,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',201,1000000,'0000000000006','c6-34','{"type":"decided","seat":5,"action":49,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',202,1000000,'0000000000001','c1-34','{"type":"decided","seat":0,"action":62,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',203,1000000,'0000000000002','c2-34','{"type":"decided","seat":1,"action":44,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',204,1000000,'0000000000003','c3-34','{"type":"decided","seat":2,"action":54,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',205,1000000,'0000000000004','c4-34','{"type":"decided","seat":3,"action":55,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',206,1000000,'0000000000004','c4-35','{"type":"decided","seat":3,"action":35,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',207,1000000,'0000000000005','c5-35','{"type":"decided","seat":4,"action":65,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',208,1000000,'0000000000006','c6-35','{"type":"decided","seat":5,"action":66,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',209,1000000,'0000000000001','c1-35','{"type":"decided","seat":0,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',210,1000000,'0000000000002','c2-35','{"type":"decided","seat":1,"action":41,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',211,1000000,'0000000000003','c3-35','{"type":"decided","seat":2,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',212,1000000,'0000000000001','c1-36','{"type":"decided","seat":0,"action":70,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',213,1000000,'0000000000002','c2-36','{"type":"decided","seat":1,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',214,1000000,'0000000000003','c3-36','{"type":"decided","seat":2,"action":82,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',215,1000000,'0000000000004','c4-36','{"type":"decided","seat":3,"action":75,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',216,1000000,'0000000000005','c5-36','{"type":"decided","seat":4,"action":79,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',217,1000000,'0000000000006','c6-36','{"type":"decided","seat":5,"action":77,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',218,1000000,'0000000000003','c3-37','{"type":"decided","seat":2,"action":38,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',219,1000000,'0000000000004','c4-37','{"type":"decided","seat":3,"action":37,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',220,1000000,'0000000000005','c5-37','{"type":"decided","seat":4,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',221,1000000,'0000000000006','c6-37','{"type":"decided","seat":5,"action":47,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',222,1000000,'0000000000001','c1-37','{"type":"decided","seat":0,"action":36,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',223,1000000,'0000000000002','c2-37','{"type":"decided","seat":1,"action":40,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',224,1000000,'0000000000005','c5-38','{"type":"decided","seat":4,"action":61,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',225,1000000,'0000000000006','c6-38','{"type":"decided","seat":5,"action":74,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',226,1000000,'0000000000001','c1-38','{"type":"decided","seat":0,"action":60,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',227,1000000,'0000000000002','c2-38','{"type":"decided","seat":1,"action":63,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',228,1000000,'0000000000003','c3-38','{"type":"decided","seat":2,"action":68,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',229,1000000,'0000000000004','c4-38','{"type":"decided","seat":3,"action":78,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',230,1000000,'0000000000004','c4-39','{"type":"decided","seat":3,"action":76,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',231,1000000,'0000000000005','c5-39','{"type":"decided","seat":4,"action":73,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',232,1000000,'0000000000006','c6-39','{"type":"decided","seat":5,"action":52,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',233,1000000,'0000000000001','c1-39','{"type":"decided","seat":0,"action":72,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',234,1000000,'0000000000002','c2-39','{"type":"decided","seat":1,"action":53,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',235,1000000,'0000000000003','c3-39','{"type":"decided","seat":2,"action":46,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',236,1000000,'0000000000003','c3-40','{"type":"decided","seat":2,"action":3,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',237,1000000,'0000000000004','c4-40','{"type":"decided","seat":3,"action":4,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',238,1000000,'0000000000005','c5-40','{"type":"decided","seat":4,"action":5,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',239,1000000,'0000000000006','c6-40','{"type":"decided","seat":5,"action":6,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',240,1000000,'0000000000001','c1-40','{"type":"decided","seat":0,"action":7,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',241,1000000,'0000000000002','c2-40','{"type":"decided","seat":1,"action":8,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',242,1000000,'0000000000003','c3-41','{"type":"decided","seat":2,"action":34,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',243,1000000,'0000000000004','c4-41','{"type":"decided","seat":3,"action":38,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',244,1000000,'0000000000005','c5-41','{"type":"decided","seat":4,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',245,1000000,'0000000000006','c6-41','{"type":"decided","seat":5,"action":40,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',246,1000000,'0000000000001','c1-41','{"type":"decided","seat":0,"action":32,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',247,1000000,'0000000000002','c2-41','{"type":"decided","seat":1,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',248,1000000,'0000000000005','c5-42','{"type":"decided","seat":4,"action":82,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',249,1000000,'0000000000006','c6-42','{"type":"decided","seat":5,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',250,1000000,'0000000000001','c1-42','{"type":"decided","seat":0,"action":78,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',251,1000000,'0000000000002','c2-42','{"type":"decided","seat":1,"action":80,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',252,1000000,'0000000000003','c3-42','{"type":"decided","seat":2,"action":70,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',253,1000000,'0000000000004','c4-42','{"type":"decided","seat":3,"action":79,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',254,1000000,'0000000000006','c6-43','{"type":"decided","seat":5,"action":50,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',255,1000000,'0000000000001','c1-43','{"type":"decided","seat":0,"action":53,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',256,1000000,'0000000000002','c2-43','{"type":"decided","seat":1,"action":52,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',257,1000000,'0000000000003','c3-43','{"type":"decided","seat":2,"action":51,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',258,1000000,'0000000000004','c4-43','{"type":"decided","seat":3,"action":46,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',259,1000000,'0000000000005','c5-43','{"type":"decided","seat":4,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',260,1000000,'0000000000001','c1-44','{"type":"decided","seat":0,"action":74,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',261,1000000,'0000000000002','c2-44','{"type":"decided","seat":1,"action":73,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',262,1000000,'0000000000003','c3-44','{"type":"decided","seat":2,"action":77,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',263,1000000,'0000000000004','c4-44','{"type":"decided","seat":3,"action":75,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',264,1000000,'0000000000005','c5-44','{"type":"decided","seat":4,"action":58,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',265,1000000,'0000000000006','c6-44','{"type":"decided","seat":5,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',266,1000000,'0000000000005','c5-45','{"type":"decided","seat":4,"action":33,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',267,1000000,'0000000000006','c6-45','{"type":"decided","seat":5,"action":62,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',268,1000000,'0000000000001','c1-45','{"type":"decided","seat":0,"action":57,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',269,1000000,'0000000000002','c2-45','{"type":"decided","seat":1,"action":43,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',270,1000000,'0000000000003','c3-45','{"type":"decided","seat":2,"action":39,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',271,1000000,'0000000000004','c4-45','{"type":"decided","seat":3,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',272,1000000,'0000000000006','c6-46','{"type":"decided","seat":5,"action":56,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',273,1000000,'0000000000001','c1-46','{"type":"decided","seat":0,"action":55,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',274,1000000,'0000000000002','c2-46','{"type":"decided","seat":1,"action":48,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',275,1000000,'0000000000003','c3-46','{"type":"decided","seat":2,"action":41,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',276,1000000,'0000000000004','c4-46','{"type":"decided","seat":3,"action":71,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',277,1000000,'0000000000005','c5-46','{"type":"decided","seat":4,"action":67,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',278,1000000,'0000000000005','c5-47','{"type":"decided","seat":4,"action":35,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',279,1000000,'0000000000006','c6-47','{"type":"decided","seat":5,"action":76,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',280,1000000,'0000000000001','c1-47','{"type":"decided","seat":0,"action":45,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',281,1000000,'0000000000002','c2-47','{"type":"decided","seat":1,"action":60,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',282,1000000,'0000000000003','c3-47','{"type":"decided","seat":2,"action":61,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',283,1000000,'0000000000004','c4-47','{"type":"decided","seat":3,"action":36,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',284,1000000,'0000000000003','c3-48','{"type":"decided","seat":2,"action":68,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',285,1000000,'0000000000004','c4-48','{"type":"decided","seat":3,"action":81,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',286,1000000,'0000000000005','c5-48','{"type":"decided","seat":4,"action":42,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',287,1000000,'0000000000006','c6-48','{"type":"decided","seat":5,"action":63,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',288,1000000,'0000000000001','c1-48','{"type":"decided","seat":0,"action":72,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',289,1000000,'0000000000002','c2-48','{"type":"decided","seat":1,"action":49,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',290,1000000,'0000000000004','c4-49','{"type":"decided","seat":3,"action":4,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',291,1000000,'0000000000005','c5-49','{"type":"decided","seat":4,"action":5,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',292,1000000,'0000000000006','c6-49','{"type":"decided","seat":5,"action":6,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',293,1000000,'0000000000001','c1-49','{"type":"decided","seat":0,"action":7,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',294,1000000,'0000000000002','c2-49','{"type":"decided","seat":1,"action":8,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',295,1000000,'0000000000003','c3-49','{"type":"decided","seat":2,"action":9,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',296,1000000,'0000000000004','c4-50','{"type":"decided","seat":3,"action":32,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',297,1000000,'0000000000005','c5-50','{"type":"decided","seat":4,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',298,1000000,'0000000000006','c6-50','{"type":"decided","seat":5,"action":33,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',299,1000000,'0000000000001','c1-50','{"type":"decided","seat":0,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',300,1000000,'0000000000002','c2-50','{"type":"decided","seat":1,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',301,1000000,'0000000000003','c3-50','{"type":"decided","seat":2,"action":37,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',302,1000000,'0000000000002','c2-51','{"type":"decided","seat":1,"action":58,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',303,1000000,'0000000000003','c3-51','{"type":"decided","seat":2,"action":64,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',304,1000000,'0000000000004','c4-51','{"type":"decided","seat":3,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',305,1000000,'0000000000005','c5-51','{"type":"decided","seat":4,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',306,1000000,'0000000000006','c6-51','{"type":"decided","seat":5,"action":68,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',307,1000000,'0000000000001','c1-51','{"type":"decided","seat":0,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',308,1000000,'0000000000004','c4-52','{"type":"decided","seat":3,"action":59,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',309,1000000,'0000000000005','c5-52','{"type":"decided","seat":4,"action":63,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',310,1000000,'0000000000006','c6-52','{"type":"decided","seat":5,"action":73,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',311,1000000,'0000000000001','c1-52','{"type":"decided","seat":0,"action":61,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',312,1000000,'0000000000002','c2-52','{"type":"decided","seat":1,"action":81,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',313,1000000,'0000000000003','c3-52','{"type":"decided","seat":2,"action":67,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',314,1000000,'0000000000002','c2-53','{"type":"decided","seat":1,"action":31,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',315,1000000,'0000000000003','c3-53','{"type":"decided","seat":2,"action":51,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',316,1000000,'0000000000004','c4-53','{"type":"decided","seat":3,"action":60,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',317,1000000,'0000000000005','c5-53','{"type":"decided","seat":4,"action":38,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',318,1000000,'0000000000006','c6-53','{"type":"decided","seat":5,"action":42,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',319,1000000,'0000000000001','c1-53','{"type":"decided","seat":0,"action":39,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',320,1000000,'0000000000006','c6-54','{"type":"decided","seat":5,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',321,1000000,'0000000000001','c1-54','{"type":"decided","seat":0,"action":52,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',322,1000000,'0000000000002','c2-54','{"type":"decided","seat":1,"action":40,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',323,1000000,'0000000000003','c3-54','{"type":"decided","seat":2,"action":57,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',324,1000000,'0000000000004','c4-54','{"type":"decided","seat":3,"action":75,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',325,1000000,'0000000000005','c5-54','{"type":"decided","seat":4,"action":66,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',326,1000000,'0000000000006','c6-55','{"type":"decided","seat":5,"action":34,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',327,1000000,'0000000000001','c1-55','{"type":"decided","seat":0,"action":71,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',328,1000000,'0000000000002','c2-55','{"type":"decided","seat":1,"action":35,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',329,1000000,'0000000000003','c3-55','{"type":"decided","seat":2,"action":72,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',330,1000000,'0000000000004','c4-55','{"type":"decided","seat":3,"action":47,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',331,1000000,'0000000000005','c5-55','{"type":"decided","seat":4,"action":36,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',332,1000000,'0000000000003','c3-56','{"type":"decided","seat":2,"action":46,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',333,1000000,'0000000000004','c4-56','{"type":"decided","seat":3,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',334,1000000,'0000000000005','c5-56','{"type":"decided","seat":4,"action":48,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',335,1000000,'0000000000006','c6-56','{"type":"decided","seat":5,"action":44,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',336,1000000,'0000000000001','c1-56','{"type":"decided","seat":0,"action":55,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',337,1000000,'0000000000002','c2-56','{"type":"decided","seat":1,"action":80,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',338,1000000,'0000000000002','c2-57','{"type":"decided","seat":1,"action":41,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',339,1000000,'0000000000003','c3-57','{"type":"decided","seat":2,"action":65,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',340,1000000,'0000000000004','c4-57','{"type":"decided","seat":3,"action":53,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',341,1000000,'0000000000005','c5-57','{"type":"decided","seat":4,"action":62,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',342,1000000,'0000000000006','c6-57','{"type":"decided","seat":5,"action":70,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',343,1000000,'0000000000001','c1-57','{"type":"decided","seat":0,"action":82,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',344,1000000,'0000000000001','c1-58','{"type":"decided","seat":0,"action":79,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',345,1000000,'0000000000002','c2-58','{"type":"decided","seat":1,"action":78,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',346,1000000,'0000000000003','c3-58','{"type":"decided","seat":2,"action":56,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',347,1000000,'0000000000004','c4-58','{"type":"decided","seat":3,"action":69,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',348,1000000,'0000000000005','c5-58','{"type":"decided","seat":4,"action":50,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',349,1000000,'0000000000006','c6-58','{"type":"decided","seat":5,"action":77,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',350,1000000,'0000000000005','c5-59','{"type":"decided","seat":4,"action":5,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',351,1000000,'0000000000006','c6-59','{"type":"decided","seat":5,"action":6,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',352,1000000,'0000000000001','c1-59','{"type":"decided","seat":0,"action":7,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',353,1000000,'0000000000002','c2-59','{"type":"decided","seat":1,"action":8,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',354,1000000,'0000000000003','c3-59','{"type":"decided","seat":2,"action":9,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',355,1000000,'0000000000004','c4-59','{"type":"decided","seat":3,"action":10,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',356,1000000,'0000000000005','c5-60','{"type":"decided","seat":4,"action":34,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',357,1000000,'0000000000006','c6-60','{"type":"decided","seat":5,"action":39,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',358,1000000,'0000000000001','c1-60','{"type":"decided","seat":0,"action":36,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',359,1000000,'0000000000002','c2-60','{"type":"decided","seat":1,"action":38,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',360,1000000,'0000000000003','c3-60','{"type":"decided","seat":2,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',361,1000000,'0000000000004','c4-60','{"type":"decided","seat":3,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',362,1000000,'0000000000003','c3-61','{"type":"decided","seat":2,"action":56,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',363,1000000,'0000000000004','c4-61','{"type":"decided","seat":3,"action":50,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',364,1000000,'0000000000005','c5-61','{"type":"decided","seat":4,"action":49,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',365,1000000,'0000000000006','c6-61','{"type":"decided","seat":5,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',366,1000000,'0000000000001','c1-61','{"type":"decided","seat":0,"action":46,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',367,1000000,'0000000000002','c2-61','{"type":"decided","seat":1,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',368,1000000,'0000000000006','c6-62','{"type":"decided","seat":5,"action":73,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',369,1000000,'0000000000001','c1-62','{"type":"decided","seat":0,"action":80,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',370,1000000,'0000000000002','c2-62','{"type":"decided","seat":1,"action":74,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',371,1000000,'0000000000003','c3-62','{"type":"decided","seat":2,"action":71,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',372,1000000,'0000000000004','c4-62','{"type":"decided","seat":3,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',373,1000000,'0000000000005','c5-62','{"type":"decided","seat":4,"action":81,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',374,1000000,'0000000000004','c4-63','{"type":"decided","seat":3,"action":79,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',375,1000000,'0000000000005','c5-63','{"type":"decided","seat":4,"action":77,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',376,1000000,'0000000000006','c6-63','{"type":"decided","seat":5,"action":78,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',377,1000000,'0000000000001','c1-63','{"type":"decided","seat":0,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',378,1000000,'0000000000002','c2-63','{"type":"decided","seat":1,"action":82,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',379,1000000,'0000000000003','c3-63','{"type":"decided","seat":2,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',380,1000000,'0000000000002','c2-64','{"type":"decided","seat":1,"action":37,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',381,1000000,'0000000000003','c3-64','{"type":"decided","seat":2,"action":35,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',382,1000000,'0000000000004','c4-64','{"type":"decided","seat":3,"action":32,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',383,1000000,'0000000000005','c5-64','{"type":"decided","seat":4,"action":42,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',384,1000000,'0000000000006','c6-64','{"type":"decided","seat":5,"action":31,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',385,1000000,'0000000000001','c1-64','{"type":"decided","seat":0,"action":43,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',386,1000000,'0000000000001','c1-65','{"type":"decided","seat":0,"action":40,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',387,1000000,'0000000000002','c2-65','{"type":"decided","seat":1,"action":41,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',388,1000000,'0000000000003','c3-65','{"type":"decided","seat":2,"action":33,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',389,1000000,'0000000000004','c4-65','{"type":"decided","seat":3,"action":67,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',390,1000000,'0000000000005','c5-65','{"type":"decided","seat":4,"action":72,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',391,1000000,'0000000000006','c6-65','{"type":"decided","seat":5,"action":45,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',392,1000000,'0000000000002','c2-66','{"type":"decided","seat":1,"action":57,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',393,1000000,'0000000000003','c3-66','{"type":"decided","seat":2,"action":69,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',394,1000000,'0000000000004','c4-66','{"type":"decided","seat":3,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',395,1000000,'0000000000005','c5-66','{"type":"decided","seat":4,"action":59,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',396,1000000,'0000000000006','c6-66','{"type":"decided","seat":5,"action":58,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',397,1000000,'0000000000001','c1-66','{"type":"decided","seat":0,"action":68,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',398,1000000,'0000000000003','c3-67','{"type":"decided","seat":2,"action":51,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',399,1000000,'0000000000004','c4-67','{"type":"decided","seat":3,"action":47,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',400,1000000,'0000000000005','c5-67','{"type":"decided","seat":4,"action":55,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',401,1000000,'0000000000006','c6-67','{"type":"decided","seat":5,"action":54,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',402,1000000,'0000000000001','c1-67','{"type":"decided","seat":0,"action":44,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',403,1000000,'0000000000002','c2-67','{"type":"decided","seat":1,"action":52,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',404,1000000,'0000000000005','c5-68','{"type":"decided","seat":4,"action":61,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',405,1000000,'0000000000006','c6-68','{"type":"decided","seat":5,"action":63,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',406,1000000,'0000000000001','c1-68','{"type":"decided","seat":0,"action":62,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',407,1000000,'0000000000002','c2-68','{"type":"decided","seat":1,"action":66,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',408,1000000,'0000000000003','c3-68','{"type":"decided","seat":2,"action":70,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',409,1000000,'0000000000004','c4-68','{"type":"decided","seat":3,"action":64,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',410,1000000,'0000000000002','c2-69','{"type":"decided","seat":1,"action":48,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',411,1000000,'0000000000003','c3-69','{"type":"decided","seat":2,"action":76,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',412,1000000,'0000000000004','c4-69','{"type":"decided","seat":3,"action":60,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',413,1000000,'0000000000005','c5-69','{"type":"decided","seat":4,"action":65,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',414,1000000,'0000000000006','c6-69','{"type":"decided","seat":5,"action":53,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000008',415,1000000,'0000000000001','c1-69','{"type":"decided","seat":0,"action":75,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',1,1000000,'0000000000423',NULL,'{"type":"opened","arrangement":{"edition":"amigo-de","seats":3,"switches":{"specials":["cloud","bomb"],"hidden_predictions":true},"title":"Goes on","public":true,"clock":null,"spectators":"public","hints":false,"rated":false,"pace":1200,"stand_in":"scribe"},"name":"Gus","seed":"000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001aa","bot":false}');
INSERT INTO "lines" VALUES('0000000000427',2,1000000,'0000000000423','c7-1','{"type":"readied","ready":true,"commitment":""}');
INSERT INTO "lines" VALUES('0000000000427',3,1000000,'0000000000424','c8-1','{"type":"sat","seat":1,"name":"Hana","bot":false}');
INSERT INTO "lines" VALUES('0000000000427',4,1000000,'0000000000424','c8-2','{"type":"readied","ready":true,"commitment":""}');
INSERT INTO "lines" VALUES('0000000000427',5,1000000,'0000000000425','c9-1','{"type":"sat","seat":2,"name":"Ida","bot":false}');
INSERT INTO "lines" VALUES('0000000000427',6,1000000,'0000000000425','c9-2','{"type":"readied","ready":true,"commitment":""}');
INSERT INTO "lines" VALUES('0000000000427',7,1000000,'0000000000423','c7-2','{"type":"started","rules":1}');
INSERT INTO "lines" VALUES('0000000000427',8,1000000,'0000000000423','c7-3','{"type":"decided","seat":0,"action":22,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',9,1000000,'0000000000423','c7-4','{"type":"decided","seat":0,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',10,1000000,'0000000000424','c8-3','{"type":"decided","seat":1,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',11,1000000,'0000000000425','c9-3','{"type":"decided","seat":2,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',12,1000000,'0000000000424','c8-4','{"type":"decided","seat":1,"action":62,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',13,1000000,'0000000000425','c9-4','{"type":"decided","seat":2,"action":61,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',14,1000000,'0000000000423','c7-5','{"type":"decided","seat":0,"action":64,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',15,1000000,'0000000000423','c7-6','{"type":"decided","seat":0,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',16,1000000,'0000000000424','c8-5','{"type":"decided","seat":1,"action":2,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',17,1000000,'0000000000425','c9-5','{"type":"decided","seat":2,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',18,1000000,'0000000000425','c9-6','{"type":"decided","seat":2,"action":55,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',19,1000000,'0000000000423','c7-7','{"type":"decided","seat":0,"action":76,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',20,1000000,'0000000000424','c8-6','{"type":"decided","seat":1,"action":53,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',21,1000000,'0000000000425','c9-7','{"type":"decided","seat":2,"action":83,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',22,1000000,'0000000000423','c7-8','{"type":"decided","seat":0,"action":69,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',23,1000000,'0000000000424','c8-7','{"type":"decided","seat":1,"action":82,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',24,1000000,'0000000000423','c7-9','{"type":"decided","seat":0,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',25,1000000,'0000000000424','c8-8','{"type":"decided","seat":1,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',26,1000000,'0000000000425','c9-8','{"type":"decided","seat":2,"action":2,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',27,1000000,'0000000000423','c7-10','{"type":"decided","seat":0,"action":60,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',28,1000000,'0000000000424','c8-9','{"type":"decided","seat":1,"action":64,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',29,1000000,'0000000000425','c9-9','{"type":"decided","seat":2,"action":34,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',30,1000000,'0000000000424','c8-10','{"type":"decided","seat":1,"action":45,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',31,1000000,'0000000000425','c9-10','{"type":"decided","seat":2,"action":51,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',32,1000000,'0000000000423','c7-11','{"type":"decided","seat":0,"action":38,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',33,1000000,'0000000000425','c9-11','{"type":"decided","seat":2,"action":50,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',34,1000000,'0000000000423','c7-12','{"type":"decided","seat":0,"action":82,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',35,1000000,'0000000000424','c8-11','{"type":"decided","seat":1,"action":78,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',36,1000000,'0000000000423','c7-13','{"type":"decided","seat":0,"action":22,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',37,1000000,'0000000000423','c7-14','{"type":"decided","seat":0,"action":4,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',38,1000000,'0000000000424','c8-12','{"type":"decided","seat":1,"action":0,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',39,1000000,'0000000000425','c9-12','{"type":"decided","seat":2,"action":1,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',40,1000000,'0000000000424','c8-13','{"type":"decided","seat":1,"action":35,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',41,1000000,'0000000000425','c9-13','{"type":"decided","seat":2,"action":33,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',42,1000000,'0000000000423','c7-15','{"type":"decided","seat":0,"action":37,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',43,1000000,'0000000000423','c7-16','{"type":"decided","seat":0,"action":84,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',44,1000000,'0000000000424','c8-14','{"type":"decided","seat":1,"action":40,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',45,1000000,'0000000000425','c9-14','{"type":"decided","seat":2,"action":58,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',46,1000000,'0000000000424','c8-15','{"type":"decided","seat":1,"action":74,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000427',47,1000000,'0000000000425','c9-15','{"type":"decided","seat":2,"action":73,"by":"player"}');
INSERT INTO "lines" VALUES('0000000000478',1,1000000,'0000000000474',NULL,'{"type":"opened","arrangement":{"edition":"standard","seats":3,"switches":{},"title":"Waits","public":true,"clock":null,"spectators":"public","hints":false,"rated":false,"pace":1200,"stand_in":"scribe"},"name":"Jan","seed":"000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001dd","bot":false}');
INSERT INTO "lines" VALUES('0000000000478',2,1000000,'0000000000474','c10-1','{"type":"readied","ready":true,"commitment":""}');
INSERT INTO "lines" VALUES('0000000000478',3,1000000,'0000000000475','c11-1','{"type":"sat","seat":1,"name":"Kim","bot":false}');
INSERT INTO "lines" VALUES('0000000000478',4,1000000,'0000000000475','c11-2','{"type":"readied","ready":true,"commitment":""}');
INSERT INTO "lines" VALUES('0000000000478',5,1000000,'0000000000476','c12-1','{"type":"sat","seat":2,"name":"Lea","bot":false}');
INSERT INTO "lines" VALUES('0000000000478',6,1000000,'0000000000476','c12-2','{"type":"readied","ready":true,"commitment":""}');
CREATE TABLE passkeys (
	credential VARCHAR(512) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	public_key BLOB NOT NULL, 
	uses BIGINT NOT NULL, 
	created BIGINT NOT NULL, answered BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (credential), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	bot BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	generation INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('0000000000001','Ada',0,1000000,1);
INSERT INTO "players" VALUES('0000000000002','Ben',0,1000000,1);
INSERT INTO "players" VALUES('0000000000003','Cleo',0,1000000,1);
INSERT INTO "players" VALUES('0000000000004','Dan',0,1000000,1);
INSERT INTO "players" VALUES('0000000000005','Eva',0,1000000,1);
INSERT INTO "players" VALUES('0000000000006','Fay',0,1000000,1);
INSERT INTO "players" VALUES('0000000000423','Gus',0,1000000,1);
INSERT INTO "players" VALUES('0000000000424','Hana',0,1000000,1);
INSERT INTO "players" VALUES('0000000000425','Ida',0,1000000,1);
INSERT INTO "players" VALUES('0000000000474','Jan',0,1000000,1);
INSERT INTO "players" VALUES('0000000000475','Kim',0,1000000,1);
INSERT INTO "players" VALUES('0000000000476','Lea',0,1000000,1);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (table_id, player, worker)
);
CREATE TABLE ratings (
	player VARCHAR(32) NOT NULL, 
	family VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (player, family)
);
INSERT INTO "ratings" VALUES('0000000000001','base',2.54057447555424467102e+01,8.27289025404286704201e+00,1);
INSERT INTO "ratings" VALUES('0000000000002','base',2.54057447555424467102e+01,8.27289025404286704201e+00,1);
INSERT INTO "ratings" VALUES('0000000000003','base',2.43913828666863281564e+01,8.17581314853522,1);
INSERT INTO "ratings" VALUES('0000000000004','base',2.59129256999705077642e+01,8.22734959651980446437e+00,1);
INSERT INTO "ratings" VALUES('0000000000005','base',2.13482972001179724949e+01,8.17581314853522,1);
INSERT INTO "ratings" VALUES('0000000000006','base',2.75359047221402981615e+01,8.30552491004253745643e+00,1);
CREATE TABLE results (
	game VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	rounds INTEGER NOT NULL, 
	hits INTEGER NOT NULL, 
	over INTEGER NOT NULL, 
	under INTEGER NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "results" VALUES('0000000000008-1',0,'0000000000001',2,-210,10,2,3,5);
INSERT INTO "results" VALUES('0000000000008-1',1,'0000000000002',2,-210,10,2,0,8);
INSERT INTO "results" VALUES('0000000000008-1',2,'0000000000003',5,-250,10,2,0,8);
INSERT INTO "results" VALUES('0000000000008-1',3,'0000000000004',4,-220,10,2,0,8);
INSERT INTO "results" VALUES('0000000000008-1',4,'0000000000005',6,-290,10,0,0,10);
INSERT INTO "results" VALUES('0000000000008-1',5,'0000000000006',1,-140,10,5,0,5);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	updated BIGINT NOT NULL, 
	due BIGINT, 
	finished INTEGER NOT NULL, 
	archived INTEGER DEFAULT '0' NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('0000000000008',415,'over',1,1000000,11800000,1,1,'{"id":"0000000000008","title":"","status":"over","edition":"standard","seats":6,"players":["Ada","Ben","Cleo","Dan","Eva","Fay"],"rated":true,"clock":null,"specials":[],"variants":[]}');
INSERT INTO "tables" VALUES('0000000000427',7,'playing',1,1000000,NULL,0,0,'{"id":"0000000000427","title":"Goes on","status":"playing","edition":"amigo-de","seats":3,"players":["Gus","Hana","Ida"],"rated":false,"clock":null,"specials":["bomb","cloud"],"variants":["hidden_predictions"]}');
INSERT INTO "tables" VALUES('0000000000478',5,'open',1,1000000,11800000,0,0,'{"id":"0000000000478","title":"Waits","status":"open","edition":"standard","seats":3,"players":["Jan","Kim","Lea"],"rated":false,"clock":null,"specials":[],"variants":[]}');
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_public ON tables (public, status, updated);
CREATE INDEX games_finished ON games (public, finished);
CREATE INDEX results_player ON results (player);
CREATE INDEX ratings_family ON ratings (family);
COMMIT;
