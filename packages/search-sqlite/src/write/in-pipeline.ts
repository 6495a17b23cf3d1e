/**
 * Passes chunks to `work` one after the other; while it works on one, `next` prepares the following one, until it resolves with null.
 * Rejects with the first error, when nothing is running any more.
 */
export async function inPipeline<Chunk>(next: () => Promise<Chunk | null>, work: (chunk: Chunk) => void): Promise<void> {
  let pending = next()
  try {
    for (let chunk = await pending; chunk !== null; chunk = await pending) {
      pending = next()
      work(chunk)
    }
  } catch (error) {
    // Waits only so that nothing keeps running; the first error is reported.
    await pending.catch(() => {})
    throw error
  }
}
