import sharp from 'sharp'
import { CallError } from '../../http/call-error.ts'

/** Accepted types, by content; a file is stored under the extension of its content. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png' }

/** Pixels a picture may have; a phone's have 12 to 50 million. */
const MAX_PIXELS = 50_000_000

/**
 * Re-encodes a picture, upright: only pixels remain, no location and no hidden content. Throws UPLOAD_TYPE if the content is not jpg or
 * png, UPLOAD_MIXED if it is also another type, UPLOAD_PIXELS for too large ones before decoding, UPLOAD_BROKEN for truncated or damaged
 * ones.
 */
export async function redrawPicture(content: Buffer): Promise<{ bytes: Buffer; extension: string }> {
  if (!STARTS.some((start) => content.subarray(0, start.length).equals(start))) throw new CallError('UPLOAD_TYPE')
  if (isSomethingElse(content)) throw new CallError('UPLOAD_MIXED')
  const { format, width, height } = await orBroken(sharp(content, { limitInputPixels: false }).metadata())
  const extension = EXTENSIONS[format]
  if (extension === undefined) throw new CallError('UPLOAD_TYPE')
  if (width * height > MAX_PIXELS) throw new CallError('UPLOAD_PIXELS', { width, height, megapixels: MAX_PIXELS / 1_000_000 })
  const picture = sharp(content, { failOn: 'warning', limitInputPixels: MAX_PIXELS }).autoOrient()
  return { bytes: await orBroken(picture.toFormat(format).toBuffer()), extension }
}

/** The first bytes of jpg and png. */
const STARTS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]

/** Markers of content that other programs would run or open, anywhere in a file. */
const FOREIGN = ['<script', '<?php', '<html', '<!doctype html', '<svg', '%pdf-']
/** The end record of a zip (also jar, docx, apk) is in the last 64 KB. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ZIP_END_LENGTH = 22
const ZIP_TAIL = 65_535 + ZIP_END_LENGTH

/** Whether a file is also something another program would open: a polyglot. */
function isSomethingElse(content: Buffer): boolean {
  const text = content.toString('latin1').toLowerCase()
  if (FOREIGN.some((sign) => text.includes(sign))) return true
  const at = content.lastIndexOf(ZIP_END)
  return at >= 0 && at >= content.length - ZIP_TAIL && at <= content.length - ZIP_END_LENGTH
}

async function orBroken<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch (error) {
    throw new CallError('UPLOAD_BROKEN', {}, { cause: error })
  }
}
