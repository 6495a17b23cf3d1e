import { throwIfCancelled } from '../cancellation.ts'
import { serveThread } from '../serve-thread.ts'
import { HELD_THREAD, type HeldJob } from './held-jobs.ts'

function hold({ gate, deaf = false }: HeldJob): string {
  Atomics.add(gate, 0, 1)
  Atomics.notify(gate, 0)
  while (Atomics.load(gate, 1) === 0) {
    if (!deaf) throwIfCancelled()
    Atomics.wait(gate, 1, 0, 5)
  }
  return 'let go'
}

serveThread(HELD_THREAD, {
  hold,
  echo: (text) => text,
  fail: (message) => {
    throw new RangeError(message)
  },
  die: () => process.exit(),
})
