import sharp from 'sharp'
import { CallError } from '../../http/call-error.ts'

/** What is taken, by content; a file is stored under the name its content has, whatever it was called. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png' }

/** Pixels a picture may have; a phone's have 12 to 50 million. */
const MAX_PIXELS = 50_000_000

/**
 * Draws a picture anew, upright: nothing but its pixels stays, no position, no hidden content. Throws UPLOAD_TYPE for what is no jpg or
 * png by its content, UPLOAD_MIXED for what is something else besides, UPLOAD_PIXELS before anything of a too large one is decoded,
 * UPLOAD_BROKEN for what is cut off or damaged.
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

/** What other programs would run or open in a file, wherever it stands. */
const FOREIGN = ['<script', '<?php', '<html', '<!doctype html', '<svg', '%pdf-']
/** The end of a zip, and of what is one (jar, docx, apk), stands in the last 64 KB. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ZIP_END_LENGTH = 22
const ZIP_TAIL = 65_535 + ZIP_END_LENGTH

/** Whether a file is, beside a picture, something another program would open: a polyglot. */
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
