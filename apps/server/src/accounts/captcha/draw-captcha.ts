import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { CAPTCHA, CAPTCHA_ALPHABET, captchaSvg } from './captcha-svg.ts'

/** A captcha's answer, by the system's own randomness. */
export function newCaptchaText(): string {
  return Array.from({ length: CAPTCHA.characters }, () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)]).join('')
}

/** The picture of a text as a PNG data URI: pixels, since the paths of an SVG could be read without looking. */
export async function drawCaptcha(text: string): Promise<string> {
  const png = await sharp(Buffer.from(captchaSvg(text, randomInt)))
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
