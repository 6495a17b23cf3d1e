/** ms of work at a time; in between the page handles input. */
const SLICE_MS = 8

/** Finds the proof of work for a captcha: a nonce for which SHA-256 of `verifyId:nonce` begins with `bits` zero bits. Rejects when it is aborted. */
export async function solveWork(verifyId: string, bits: number, signal: AbortSignal): Promise<string> {
  // Loaded with the first captcha, so that no other page needs it.
  const { isValidProof } = await import('@gezhi/contract/proof-of-work')
  for (let nonce = 0; ;) {
    signal.throwIfAborted()
    for (const end = performance.now() + SLICE_MS; performance.now() < end; nonce += 1)
      if (isValidProof(verifyId, String(nonce), bits)) return String(nonce)
    await new Promise((later) => setTimeout(later))
  }
}
