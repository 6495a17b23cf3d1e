import { expect, it } from 'vitest'
import { readEventStream } from './read-event-stream.ts'

it('reads events however they are cut, and notices heartbeats', async () => {
  const bytes = new TextEncoder().encode(':\n\nevent: present\ndata: [{"nick":"张三"}]\n\n:\n\nevent: changed\ndata: null\n\nevent: cut')
  for (const size of [1, 7, bytes.length]) {
    const events: object[] = []
    let parts = 0
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size))
        controller.close()
      },
    })
    await readEventStream(
      body,
      (event) => events.push(event),
      () => (parts += 1),
    )
    expect(events).toEqual([
      { event: 'present', data: [{ nick: '张三' }] },
      { event: 'changed', data: null },
    ])
    expect(parts).toBe(Math.ceil(bytes.length / size))
  }
})
