/** ms of work at a time; between them the page answers to whoever types. */
const SLICE_MS = 8

/** Finds the proof of work for a captcha: a nonce for which SHA-256 of `verifyId:nonce` begins with `bits` zero bits. Rejects when it is aborted. */
export async function solveWork(verifyId: string, bits: number, signal: AbortSignal): Promise<string> {
  // Not before there is a captcha: no other page has to load it.
  const { provesWork } = await import('@gezhi/contract/proof-of-work')
  for (let nonce = 0; ;) {
    signal.throwIfAborted()
    for (const end = performance.now() + SLICE_MS; performance.now() < end; nonce += 1)
      if (provesWork(verifyId, String(nonce), bits)) return String(nonce)
    await new Promise((later) => setTimeout(later))
  }
}
