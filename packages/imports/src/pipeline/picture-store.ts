/** Where drawings and pages that come with documents are kept. */
export interface PictureStore {
  /** Keeps a picture under its key, whole or not at all. Answers whether it was not there before with this content. */
  put(key: string, bytes: Buffer): Promise<boolean>
}
