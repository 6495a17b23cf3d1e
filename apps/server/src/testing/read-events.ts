/** The lines `event` and `data` of a body with server-sent events, as they arrive, until it ends. */
export async function* readEvents(body: AsyncIterable<string>): AsyncGenerator<{ readonly event: string; readonly data: unknown }> {
  let text = ''
  for await (const part of body) {
    text += part
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? []
      if (event !== undefined) yield { event, data: JSON.parse(data!) }
      text = text.slice(end + 2)
    }
  }
}
