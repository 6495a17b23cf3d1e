/** Why a file is not accepted as a picture. */
export type PictureErrorCode =
  /** Not PNG, JPEG or WebP by its first bytes. */
  | 'PICTURE_TYPE'
  /** More bytes than `PICTURE_LIMITS.bytes`. */
  | 'PICTURE_BYTES'
  /** More pixels than `PICTURE_LIMITS.pixels`. */
  | 'PICTURE_PIXELS'
  /** A side shorter than `PICTURE_LIMITS.side`, or so narrow that it is shorter once the picture is reduced. */
  | 'PICTURE_SIDES'
  /** Several frames: which one is meant is unknown. */
  | 'PICTURE_ANIMATED'
  /** Truncated or damaged. */
  | 'PICTURE_BROKEN'
  /** Not decoded within `PICTURE_LIMITS.seconds`. */
  | 'PICTURE_DEADLINE'

/** Thrown by `decodePicture`; `params` are the measured values of its message. */
export class PictureError extends Error {
  readonly code: PictureErrorCode
  readonly params: Readonly<Record<string, number>>

  constructor(code: PictureErrorCode, params: Readonly<Record<string, number>> = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(params)}`, options)
    this.name = 'PictureError'
    this.code = code
    this.params = params
  }
}
