/** Storage of drawings and pages that are imported with documents. */
export interface PictureStore {
  /**
   * Stores a picture under its key, completely or not at all. Returns whether its content is new. `signal` aborts waiting for an
   * unresponsive store.
   */
  put(key: string, bytes: Buffer, signal?: AbortSignal): Promise<boolean>
}
