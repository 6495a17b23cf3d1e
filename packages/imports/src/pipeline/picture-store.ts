/** Where drawings and pages that come with documents are kept. */
export interface PictureStore {
  /**
   * Keeps a picture under its key, whole or not at all. Answers whether it was not there before with this content. `signal` ends the waiting for a
   * store that does not answer.
   */
  put(key: string, bytes: Buffer, signal?: AbortSignal): Promise<boolean>
}
