/**
 * Reads server-sent events until the stream ends; `onPart` is called for whatever arrives, heartbeats included. Events are lines `event`
 * and `data`, the latter JSON.
 */
export async function readEventStream<Event extends { readonly event: string; readonly data: unknown }>(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: Event) => void,
  onPart: () => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onPart()
    text += decoder.decode(part.value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop()!
    for (const block of blocks) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
      if (event !== undefined) onEvent({ event, data: JSON.parse(data!) } as Event)
    }
  }
}
