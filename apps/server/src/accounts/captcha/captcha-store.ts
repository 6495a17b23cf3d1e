import { isValidProof } from '@gezhi/contract'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import type { CaptchaWork } from './captcha-work.ts'
import { captchas } from './captchas-table.ts'
import { drawCaptcha, newCaptchaText } from './draw-captcha.ts'

const LIFETIME = 5 * 60 * 1000
/** Maximum wrong answers to one captcha: a program has several guesses at each picture, a person types a new one. */
const MAX_TRIES = 2
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface Captcha {
  readonly verifyId: string
  readonly verifyImgStr: string
  readonly work: CaptchaWork
}

/** Captchas: one use, 5 minutes, any letter case. */
export interface CaptchaStore {
  /** Replaces `previous` ('' for none), which becomes invalid, by a new captcha with the same subject. */
  replace(previous: string, work: CaptchaWork): Promise<Captcha>
  /** The id of a captcha that a subject (`sms:13900000001`) must solve to continue. */
  demand(subject: string): Promise<string>
  /**
   * Whether the answer is correct; consumes the captcha either way. Only for captchas of the login form. Throws WORK_NEEDED without the
   * required proof of work, before the answer is checked.
   */
  use(verifyId: string, answer: string, nonce?: string): Promise<boolean>
  /** Whether the answer is correct, without consuming the captcha. Throws WORK_NEEDED like `use`. */
  check(verifyId: string, answer: string, nonce?: string): Promise<boolean>
  /**
   * Whether the answer is correct; if so, it consumes the captcha and its subject may perform the rejected action once. Throws
   * WORK_NEEDED like `use`.
   */
  pass(verifyId: string, answer: string, nonce?: string): Promise<boolean>
  /** Consumes a correct answer given for a subject; false if there is none. */
  takePass(subject: string): Promise<boolean>
  /** The answer of a valid captcha, null for others. For developers. */
  answerOf(verifyId: string): Promise<string | null>
  purgeExpired(): Promise<void>
}

/** Captchas in PostgreSQL; `now` in ms. */
export function captchaStore(database: Database, now: () => number): CaptchaStore {
  const expiry = () => new Date(now() + LIFETIME)
  const alive = (verifyId: string) =>
    and(eq(captchas.id, verifyId), isNull(captchas.usedAt), gt(captchas.expiresAt, new Date(now())), lt(captchas.wrongTries, MAX_TRIES))
  const isRight = (answer: string) => sql<boolean>`${captchas.answer} = ${answer.trim().toUpperCase()}`

  return {
    async replace(previous, work) {
      const subject = UUID.test(previous) ? await kill(previous) : null
      const answer = newCaptchaText()
      const values = { answer, subject, workBits: work.bits, workRequired: work.required, expiresAt: expiry() }
      const [row] = await database.insert(captchas).values(values).returning({ id: captchas.id })
      return { verifyId: row!.id, verifyImgStr: await drawCaptcha(answer), work }
    },
    async demand(subject) {
      const values = { answer: newCaptchaText(), subject, expiresAt: expiry() }
      const [row] = await database.insert(captchas).values(values).returning({ id: captchas.id })
      return row!.id
    },
    async use(verifyId, answer, nonce) {
      if (!UUID.test(verifyId)) return false
      await requireWork(verifyId, nonce)
      const [row] = await database
        .update(captchas)
        .set({ usedAt: new Date(now()) })
        .where(and(alive(verifyId), isNull(captchas.subject)))
        .returning({ right: isRight(answer) })
      return row?.right ?? false
    },
    async check(verifyId, answer, nonce) {
      if (!UUID.test(verifyId)) return false
      await requireWork(verifyId, nonce)
      return tried(verifyId, answer, false)
    },
    async pass(verifyId, answer, nonce) {
      if (!UUID.test(verifyId)) return false
      await requireWork(verifyId, nonce)
      return tried(verifyId, answer, true)
    },
    async takePass(subject) {
      const [row] = await database
        .delete(captchas)
        .where(and(eq(captchas.subject, subject), isNotNull(captchas.passedAt), gt(captchas.expiresAt, new Date(now()))))
        .returning({ id: captchas.id })
      return row !== undefined
    },
    async answerOf(verifyId) {
      if (!UUID.test(verifyId)) return null
      const [row] = await database.select({ answer: captchas.answer }).from(captchas).where(alive(verifyId))
      return row?.answer ?? null
    },
    async purgeExpired() {
      await database.delete(captchas).where(lt(captchas.expiresAt, new Date(now())))
    },
  }

  async function requireWork(verifyId: string, nonce = ''): Promise<void> {
    const [row] = await database
      .select({ bits: captchas.workBits })
      .from(captchas)
      .where(and(eq(captchas.id, verifyId), captchas.workRequired))
    if (row !== undefined && !isValidProof(verifyId.toLowerCase(), nonce, row.bits)) throw new CallError('WORK_NEEDED')
  }

  async function kill(previous: string): Promise<string | null> {
    const rows = await database
      .delete(captchas)
      .where(and(eq(captchas.id, previous), isNull(captchas.passedAt)))
      .returning()
    return rows[0]?.subject ?? null
  }

  /** Counts a wrong answer; marks a correct one if it is to be used as a pass. */
  async function tried(verifyId: string, answer: string, passing: boolean): Promise<boolean> {
    const right = isRight(answer)
    const time = new Date(now())
    const marks = passing
      ? {
          passedAt: sql`CASE WHEN ${right} THEN ${time.toISOString()}::timestamptz END`,
          usedAt: sql`CASE WHEN ${right} THEN ${time.toISOString()}::timestamptz END`,
        }
      : {}
    const [row] = await database
      .update(captchas)
      .set({ wrongTries: sql`${captchas.wrongTries} + CASE WHEN ${right} THEN 0 ELSE 1 END`, ...marks })
      .where(alive(verifyId))
      .returning({ right })
    return row?.right ?? false
  }
}
