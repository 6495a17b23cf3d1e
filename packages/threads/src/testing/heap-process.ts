import { setTimeout as sleep } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import { releaseIdleHeap } from '../release-heap.ts'

// node --expose-gc heap-process.ts idle|busy|background: prints MB of the heap after much garbage was made, and half a second later, in
// which it rests or works.

const [, , mode] = process.argv
let garbage: object[] | null = Array.from({ length: 400_000 }, (_, i) => ({ text: `text ${i}`, list: [i] }))
const kept = garbage.filter((_, i) => i % 100 === 0)
garbage = null
releaseIdleHeap({ lookEvery: 50, inBackground: mode === 'background' })
const before = megabytes()
for (const end = performance.now() + 500; performance.now() < end;) {
  if (mode === 'idle') await sleep(10)
  else await working(10)
}
console.log(JSON.stringify({ before, after: megabytes(), kept: kept.length }))

async function working(ms: number): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end;);
  await sleep(0)
}

function megabytes(): number {
  return getHeapStatistics().total_heap_size / 2 ** 20
}
