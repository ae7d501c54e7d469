/* The base game in C, as the practical limit for one core: the same state, the same chance, the same random games as
 * foretell.table.bulk.play_out, so that totals can be compared. Four Wizards and Jesters, no variants, no special cards.
 */
#include <stdint.h>
#include <string.h>

enum { JESTER = 0, WIZARD = 14, PLAY_WIZARD = 52, PLAY_JESTER = 53, NO_TRUMP = 4, TO_CHOOSE = 5, OPEN = 4, FREE = 5 };
enum { DEAL = 0, CHOOSE_TRUMP = 2, PREDICT = 3, PLAY = 4, OVER = 7 };
#define ALWAYS ((1LL << WIZARD) | (1LL << JESTER))

typedef struct {
    int64_t hand[6], lying;
    int16_t score[6];
    int8_t wizards[6], jesters[6], predicted[6], won[6], plays[60], leaders[21];
    int8_t round_number, phase, dealer, turn, turned, trump, follow, played, tricks;
} Table;

static void philox(uint32_t c[4], uint32_t k0, uint32_t k1) {
    for (int i = 0; i < 10; i++) {
        uint64_t p0 = (uint64_t)0xD2511F53u * c[0], p1 = (uint64_t)0xCD9E8D57u * c[2];
        uint32_t n0 = (uint32_t)(p1 >> 32) ^ c[1] ^ k0, n2 = (uint32_t)(p0 >> 32) ^ c[3] ^ k1;
        c[0] = n0; c[1] = (uint32_t)p1; c[2] = n2; c[3] = (uint32_t)p0;
        k0 += 0x9E3779B9u; k1 += 0xBB67AE85u;
    }
}

static uint64_t orders(int left) {
    uint64_t ways = (uint64_t)left;
    for (int taken = 1; taken < (left < 4 ? left : 4); taken++) ways *= (uint64_t)(left - taken);
    return ways;
}

static void shuffle(int8_t *deck, int size, int count, uint64_t seed, uint64_t table, int round) {
    uint32_t words[4], word, block = 0;
    int left_words = 0;
    for (int first = 0; first < count; first += 4) {
        uint64_t ways = orders(size - first);
        do {
            if (left_words == 0) {
                words[0] = block++; words[1] = (uint32_t)round;
                words[2] = (uint32_t)table; words[3] = (uint32_t)(table >> 32);
                philox(words, (uint32_t)seed, (uint32_t)(seed >> 32));
                left_words = 4;
            }
            word = words[4 - left_words--];
        } while ((uint32_t)(word * ways) < 4294967296ULL % ways);
        for (int place = first; place < (first + 4 < size ? first + 4 : size); place++) {
            uint64_t product = (uint64_t)word * (uint64_t)(size - place);
            word = (uint32_t)product;
            int other = place + (int)(product >> 32);
            int8_t card = deck[place];
            deck[place] = deck[other];
            deck[other] = card;
        }
    }
}

static inline int kind_of(int card) {
    if (card < 52) return card + 3 * (card / 13) + 1;
    return card < 56 ? WIZARD : JESTER;
}

static void deal(Table *s, uint64_t seed, uint64_t table, int seats) {
    int8_t deck[60];
    int size = ++s->round_number, needed = size * seats + 1;
    for (int i = 0; i < 60; i++) deck[i] = (int8_t)i;
    shuffle(deck, 60, needed > 60 ? 60 : needed, seed, table, size);
    s->dealer = (int8_t)((size - 1) % seats);
    for (int p = 0; p < 6; p++) {
        s->hand[p] = 0; s->wizards[p] = s->jesters[p] = s->won[p] = 0; s->predicted[p] = -1;
    }
    s->lying = 0; s->follow = OPEN; s->played = s->tricks = 0; s->turned = -1;
    for (int p = 0; p < seats; p++)
        for (int i = p * size; i < p * size + size; i++) {
            int kind = kind_of(deck[i]);
            s->hand[p] |= 1LL << kind;
            s->wizards[p] += kind == WIZARD;
            s->jesters[p] += kind == JESTER;
        }
    if (size * seats < 60) s->turned = (int8_t)kind_of(deck[size * seats]);
    if (s->turned < 0 || s->turned == JESTER) s->trump = NO_TRUMP;
    else if (s->turned == WIZARD) s->trump = TO_CHOOSE;
    else s->trump = (int8_t)(s->turned >> 4);
    if (s->trump == TO_CHOOSE) { s->phase = CHOOSE_TRUMP; s->turn = s->dealer; }
    else { s->phase = PREDICT; s->turn = (int8_t)((s->dealer + 1) % seats); }
}

static inline int64_t legal(const Table *s) {
    if (s->phase == PLAY) {
        int64_t hand = s->hand[s->turn];
        if (s->follow < OPEN) {
            int64_t colour = 0x3FFELL << (16 * s->follow);
            if (hand & colour) return hand & (colour | ALWAYS);
        }
        return hand;
    }
    return s->phase == PREDICT ? (2LL << s->round_number) - 1 : 15;
}

static inline int strength(int play, int follow, int trump) {
    if (play < PLAY_WIZARD) {
        int colour = play / 13, value = 4 * (play % 13 + 1);
        return colour == trump ? 400 + value : colour == follow ? 200 + value : 0;
    }
    return play == PLAY_WIZARD ? 800 : 100;
}

static void end_trick(Table *s, int seats) {
    int first = s->tricks * seats, best = 0, most = -1;
    for (int i = 0; i < seats; i++) {
        int power = strength(s->plays[first + i], s->follow, s->trump);
        if (power > most) { most = power; best = i; }
    }
    int seat = (s->leaders[s->tricks] + best) % seats;
    s->won[seat]++;
    s->leaders[++s->tricks] = (int8_t)seat;
    s->turn = (int8_t)seat;
    s->lying = 0;
    s->follow = OPEN;
    if (s->tricks == s->round_number) {
        for (int p = 0; p < seats; p++) {
            int miss = s->predicted[p] - s->won[p];
            s->score[p] = (int16_t)(s->score[p] + (miss ? -10 * (miss < 0 ? -miss : miss) : 20 + 10 * s->won[p]));
        }
        s->phase = s->round_number == 60 / seats ? OVER : DEAL;
    }
}

static inline void apply(Table *s, int member, int seats) {
    int seat = s->turn;
    if (s->phase == PLAY) {
        int play = member == WIZARD ? PLAY_WIZARD : member == JESTER ? PLAY_JESTER : member - 3 * (member >> 4) - 1;
        if (member == WIZARD ? --s->wizards[seat] == 0 : member == JESTER ? --s->jesters[seat] == 0 : 1)
            s->hand[seat] ^= 1LL << member;
        s->plays[s->played++] = (int8_t)play;
        s->lying |= 1LL << member;
        if (s->follow == OPEN) s->follow = (int8_t)(play < PLAY_WIZARD ? play / 13 : play == PLAY_WIZARD ? FREE : OPEN);
        if (s->played == (s->tricks + 1) * seats) end_trick(s, seats);
        else s->turn = (int8_t)(seat + 1 < seats ? seat + 1 : 0);
    } else if (s->phase == PREDICT) {
        s->predicted[seat] = (int8_t)member;
        s->turn = (int8_t)(seat + 1 < seats ? seat + 1 : 0);
        if (s->predicted[s->turn] >= 0) {
            s->phase = PLAY;
            s->leaders[0] = s->turn = (int8_t)((s->dealer + 1) % seats);
        }
    } else {
        s->trump = (int8_t)member;
        s->phase = PREDICT;
        s->turn = (int8_t)((s->dealer + 1) % seats);
    }
}

static inline int nth(int64_t word, int n) {
#ifdef __BMI2__
    return __builtin_ctzll(__builtin_ia32_pdep_di(1ULL << n, (uint64_t)word));
#else
    while (n--) word &= word - 1;
    return __builtin_ctzll((uint64_t)word);
#endif
}

/* Eight random numbers of 15 bits for decisions of a round, four in each word. */
static void chances(uint64_t word[2], uint32_t block, int round, uint64_t seed, uint64_t table) {
    uint32_t c[4] = {block | (uint32_t)round << 16, (uint32_t)table, (uint32_t)(table >> 32), 0x80000001u};
    philox(c, (uint32_t)seed, (uint32_t)(seed >> 32));
    word[0] = c[0] | (uint64_t)(c[1] & 0xFFFFFFF) << 32;
    word[1] = c[2] | (uint64_t)(c[3] & 0xFFFFFFF) << 32;
}

static int64_t finish_round(Table *s, uint64_t seed, uint64_t table, int seats) {
    int64_t taken = 0;
    uint64_t word[2];
    chances(word, 0, s->round_number, seed, table);
    while (s->phase != DEAL && s->phase != OVER) {
        int64_t choices = legal(s);
        uint64_t count = (uint64_t)__builtin_popcountll((uint64_t)choices);
        apply(s, nth(choices, (int)((word[0] & 0x7FFF) * count >> 15)), seats);
        taken++;
        if ((taken & 7) == 0) chances(word, (uint32_t)(taken >> 3), s->round_number, seed, table);
        else if ((taken & 3) == 0) word[0] = word[1];
        else word[0] >>= 15;
    }
    return taken;
}

/* Play the games of tables 0..games-1 to the end; return the number of decisions and add each seat's points. */
int64_t play_games(int64_t seed, int64_t games, int seats, int64_t *points) {
    int64_t decisions = 0;
    for (int64_t table = 0; table < games; table++) {
        Table s;
        memset(&s, 0, sizeof s);
        while (s.phase != OVER) {
            deal(&s, (uint64_t)seed, (uint64_t)table, seats);
            decisions += finish_round(&s, (uint64_t)seed, (uint64_t)table, seats);
        }
        for (int p = 0; p < seats; p++) points[p] += s.score[p];
    }
    return decisions;
}
