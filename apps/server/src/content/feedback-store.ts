import { and, asc, count, desc, eq, getTableColumns, gt, ilike, isNotNull, isNull, or } from 'drizzle-orm'
import type { NickOf } from '../accounts/users/nick-of.ts'
import type { Database } from '../database/connect-database.ts'
import { likeOf } from '../database/like-of.ts'
import { feedback } from './feedback-table.ts'

export type Feedback = typeof feedback.$inferSelect

/** A feedback with who gave it. */
export type SignedFeedback = Feedback & { readonly nick: string }

type PageRequest = { readonly pageNo: number; readonly pageSize: number }

/** Filter of the list of feedback. */
export interface FeedbackParams {
  readonly answered: boolean
  readonly type?: number | undefined
  /** Stands in feedback, answer, name or phone; empty for all. */
  readonly text?: string
}

/** Feedback of users. */
export interface FeedbackStore {
  add(given: Pick<Feedback, 'userId' | 'type' | 'content' | 'picturePath' | 'contact'>): Promise<void>
  /** How many a user gave in the last 24 hours. */
  countOfDay(userId: string): Promise<number>
  /** A page of a user's own, newest first. */
  own(userId: string, page: PageRequest): Promise<{ list: Feedback[]; total: number }>
  /** A page of all users' feedback: unanswered, oldest first, or answered, newest answer first. */
  all(params: FeedbackParams, page: PageRequest): Promise<{ list: SignedFeedback[]; total: number }>
  /** Answers one, or replaces its answer; returns the feedback with its answer, null for an unknown id. */
  answer(id: string, answer: string, operator: string | null): Promise<Feedback | null>
}

const DAY = 24 * 3_600_000

/** Feedback in PostgreSQL; `now` in ms. Everybody's is read from `reports`. */
export function feedbackStore(
  database: Database,
  { nickOf }: { readonly nickOf: NickOf },
  now: () => number,
  reports = database,
): FeedbackStore {
  const nick = nickOf(feedback.userId)
  return {
    async add(given) {
      await database.insert(feedback).values({ ...given, createdAt: new Date(now()) })
    },
    async countOfDay(userId) {
      const ofDay = and(eq(feedback.userId, userId), gt(feedback.createdAt, new Date(now() - DAY)))
      const [counted] = await database.select({ total: count() }).from(feedback).where(ofDay)
      return counted!.total
    },
    async own(userId, { pageNo, pageSize }) {
      const own = eq(feedback.userId, userId)
      const list = await database
        .select()
        .from(feedback)
        .where(own)
        .orderBy(desc(feedback.createdAt), desc(feedback.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(feedback).where(own)
      return { list, total: counted!.total }
    },
    async all({ answered, type, text = '' }, { pageNo, pageSize }) {
      const columns = [feedback.content, feedback.answer, feedback.contact, nick]
      const condition = and(
        answered ? isNotNull(feedback.answeredAt) : isNull(feedback.answeredAt),
        type === undefined ? undefined : eq(feedback.type, type),
        text === '' ? undefined : or(...columns.map((column) => ilike(column, likeOf(text)))),
      )
      const list = await reports
        .select({ ...getTableColumns(feedback), nick })
        .from(feedback)
        .where(condition)
        .orderBy(answered ? desc(feedback.answeredAt) : asc(feedback.createdAt), asc(feedback.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await reports.select({ total: count() }).from(feedback).where(condition)
      return { list, total: counted!.total }
    },
    async answer(id, answer, operator) {
      const reply = { answer, answeredAt: new Date(now()), answeredBy: operator }
      const [row] = await database.update(feedback).set(reply).where(eq(feedback.id, id)).returning()
      return row ?? null
    },
  }
}
