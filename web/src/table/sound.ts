// Four soft sounds, made here.
import { preferences } from "../lib/preferences.svelte";

type Sound = "turn" | "card" | "trick" | "round";
const NOTES: Record<Sound, [number, number][]> = {
  turn: [[659, 0], [880, 0.12]],
  card: [[220, 0]],
  trick: [[523, 0], [659, 0.09]],
  round: [[523, 0], [659, 0.1], [784, 0.2], [1047, 0.3]],
};

let audio: AudioContext | undefined;

export function chime(sound: Sound): void {
  if (!preferences.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    for (const [pitch, delay] of NOTES[sound]) note(audio, pitch, audio.currentTime + delay, sound === "card" ? 0.07 : 0.3);
  } catch {
    // A page without sound is fine.
  }
}

function note(audio: AudioContext, pitch: number, at: number, length: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = length < 0.1 ? "triangle" : "sine";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.08, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}
