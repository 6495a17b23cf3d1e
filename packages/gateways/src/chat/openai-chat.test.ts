import { afterAll, describe, expect, it } from 'vitest'
import { startFakeChat } from '../testing/fake-chat.ts'
import { openAiChat } from './openai-chat.ts'

describe('a language model over the protocol of chat completions', async () => {
  const fake = await startFakeChat()
  afterAll(() => fake.server.close())
  const open = (facts: Partial<Parameters<typeof openAiChat>[0]> = {}) =>
    openAiChat({ base: new URL(fake.base), model: fake.model, key: fake.key, silenceMs: 500, ...facts })
  const request = (facts: object = {}) => ({
    messages: [{ role: 'user' as const, content: 'x' }],
    tools: [],
    signal: new AbortController().signal,
    onText: () => undefined,
    ...facts,
  })

  it('reads text and calls of functions in parts', async () => {
    fake.script = () => ({
      text: '石墨烯电池有两件专利。',
      calls: [
        { name: 'a', arguments: { q: '石墨烯'.repeat(20) } },
        { name: 'b', arguments: {} },
      ],
    })
    const heard: string[] = []
    const answer = await open().complete(request({ onText: (text: string) => heard.push(text) }))
    expect(answer.content).toBe('石墨烯电池有两件专利。')
    expect(heard.join('')).toBe(answer.content)
    expect(heard.length).toBeGreaterThan(1)
    expect(answer.toolCalls).toEqual([
      { id: 'call_0', name: 'a', arguments: JSON.stringify({ q: '石墨烯'.repeat(20) }) },
      { id: 'call_1', name: 'b', arguments: '{}' },
    ])
  })

  it('says what failed, without the key', async () => {
    fake.script = () => ({ text: 'half', cut: true })
    await expect(open().complete(request())).rejects.toMatchObject({ issue: 'provider' })
    const wrong = open({ key: 'sk-wrong-0123456789' }).complete(request())
    await expect(wrong).rejects.toMatchObject({ issue: 'configuration', providerCode: 'invalid_api_key' })
    await expect(wrong).rejects.not.toThrow('sk-wrong-0123456789')
    for (const mishap of ['drop', 'half', 'html'] as const) {
      fake.server.mishaps.push(mishap)
      await expect(open().complete(request()), mishap).rejects.toMatchObject({ issue: 'provider' })
    }
    for (const mishap of ['hang', 'stall'] as const) {
      fake.server.mishaps.push(mishap)
      await expect(open().complete(request()), mishap).rejects.toMatchObject({ issue: 'timeout' })
    }
  })

  it('leaves a model that writes without end', async () => {
    let heard = 0
    const listening = request({ onText: (text: string) => void (heard += text.length) })
    fake.script = () => ({ text: ' '.repeat(150_000) })
    await expect(open().complete(listening)).rejects.toMatchObject({ issue: 'provider' })
    expect(heard).toBeLessThanOrEqual(100_000)
    fake.script = () => ({ calls: [{ name: 'a', arguments: { q: 'x'.repeat(150_000) } }] })
    await expect(open().complete(listening)).rejects.toMatchObject({ issue: 'provider' })
  })

  it('stops when its signal aborts', async () => {
    fake.server.mishaps.push('hang')
    const stop = new AbortController()
    const stopped = open({ silenceMs: 60_000 }).complete(request({ signal: stop.signal }))
    setTimeout(() => stop.abort(new Error('stopped')), 50)
    await expect(stopped).rejects.toThrow('stopped')
  })
})
