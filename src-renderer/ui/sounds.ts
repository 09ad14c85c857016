/**
 * Short sounds, made when they are wanted: no files, and nothing before a person has switched them on. A browser that lets no
 * sound out says nothing either.
 */
import { settings } from '../state/settings.svelte.ts'

/** In hertz, one after the other. */
const tunes = { asked: [523], over: [392, 523, 659] } as const

let context: AudioContext | undefined

export function sound(which: keyof typeof tunes): void {
  if (!settings.sounds) return
  try {
    context ??= new AudioContext()
    const from = context.currentTime
    for (const [no, pitch] of tunes[which].entries()) {
      const [tone, volume] = [context.createOscillator(), context.createGain()]
      tone.frequency.value = pitch
      tone.type = 'sine'
      const start = from + no * 0.16
      volume.gain.setValueAtTime(0, start)
      volume.gain.linearRampToValueAtTime(0.12, start + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3)
      tone.connect(volume).connect(context.destination)
      tone.start(start)
      tone.stop(start + 0.32)
    }
  } catch {
    // No sound is no reason to stop.
  }
}
