import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { CAPTCHA, CAPTCHA_ALPHABET, captchaSvg } from './captcha-svg.ts'

/** A random captcha text from the system's generator. */
export function newCaptchaText(): string {
  return Array.from({ length: CAPTCHA.characters }, () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)]).join('')
}

/** The picture of a text as a PNG data URI: pixels, because the paths of an SVG could be parsed. */
export async function drawCaptcha(text: string): Promise<string> {
  const png = await sharp(Buffer.from(captchaSvg(text, randomInt)))
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
