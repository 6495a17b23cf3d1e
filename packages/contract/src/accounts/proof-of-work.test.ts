import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { isValidProof } from './proof-of-work.ts'

it('counts the zero bits that SHA-256 of captcha and nonce begins with', () => {
  for (let nonce = 0; nonce < 2000; nonce += 1) {
    const hex = createHash('sha256').update(`captcha:${nonce}`).digest('hex')
    const zeros = /^0*/.exec(BigInt(`0x${hex}`).toString(2).padStart(256, '0'))![0].length
    expect(isValidProof('captcha', String(nonce), zeros)).toBe(true)
    expect(isValidProof('captcha', String(nonce), zeros + 1)).toBe(false)
  }
})
