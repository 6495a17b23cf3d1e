import { INVITATION_DAYS, MEMBERS_PER_SEAT } from '@gezhi/contract'
import { and, count, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import { holdersOf, lockSeats, seatsOf } from '../sessions/seats.ts'
import { enterpriseInvitations, enterpriseMembers, enterprises } from '../users/enterprises-table.ts'
import { users } from '../users/users-table.ts'

const DAY = 24 * 3_600_000

/** A member of an enterprise. */
export interface Member {
  readonly userId: string
  readonly nick: string
  readonly telephone: string | null
  readonly isOwner: boolean
  readonly joinedAt: Date | null
}

export type Invitation = typeof enterpriseInvitations.$inferSelect

/** The enterprise of a user. */
export interface OwnEnterprise {
  readonly isOwner: boolean
  /** Seats of its active products. */
  readonly seats: number
  /** Members who are online, other than the user. */
  readonly othersOnline: number
  /** The owner first, then in the order in which they joined. */
  readonly members: readonly Member[]
  readonly invitations: readonly Invitation[]
}

/** An invitation to a user. */
export interface ReceivedInvitation extends Invitation {
  readonly owner: Pick<Member, 'userId' | 'nick' | 'telephone'>
}

/**
 * Members of enterprises: invited by the owner, and only by their own consent. All changes throw errors of the contract; those of the
 * owner need an active product.
 */
export interface EnterpriseMemberships {
  of(userId: string): Promise<OwnEnterprise | null>
  /** Open invitations to a mobile number by owners of an active product, the newest first. */
  receivedBy(telephone: string): Promise<ReceivedInvitation[]>
  /** Returns the id of the invitation. */
  invite(ownerId: string, telephone: string): Promise<string>
  withdraw(ownerId: string, id: string): Promise<void>
  accept(user: { readonly id: string; readonly telephone: string | null }, id: string): Promise<ReceivedInvitation>
  decline(user: { readonly telephone: string | null }, id: string): Promise<ReceivedInvitation>
  remove(ownerId: string, userId: string): Promise<void>
  /** Returns the id of the owner, null if nobody manages the enterprise. */
  leave(userId: string): Promise<string | null>
  /** Deletes invitations that can no longer be accepted. */
  purgeExpired(): Promise<void>
}

/** Memberships in PostgreSQL; `now` in ms. */
export function enterpriseMemberships(database: Database, now: () => number): EnterpriseMemberships {
  const oldest = () => new Date(now() - INVITATION_DAYS * DAY)
  const open = (condition: SQL) => and(condition, gt(enterpriseInvitations.createdAt, oldest()))

  /** The enterprise that a user manages, and its seats; locked until the transaction ends. */
  const lockOwned = async (transaction: Transaction, ownerId: string) => {
    const seats = await lockSeats(transaction, ownerId, now())
    const [own] = await transaction.select().from(enterpriseMembers).where(eq(enterpriseMembers.userId, ownerId))
    if (seats === null || own?.isOwner !== true) throw new CallError('ENTERPRISE_NOT_OWNED')
    return { enterpriseId: own.enterpriseId, limit: seats.count * MEMBERS_PER_SEAT }
  }
  const countMembers = (transaction: Transaction, enterpriseId: string) =>
    transaction.$count(enterpriseMembers, eq(enterpriseMembers.enterpriseId, enterpriseId))

  const receivedBy = async (telephone: string): Promise<ReceivedInvitation[]> => {
    const rows = await database
      .select({ invitation: enterpriseInvitations, owner: { userId: users.id, nick: users.nick, telephone: users.telephone } })
      .from(enterpriseInvitations)
      .innerJoin(
        enterpriseMembers,
        and(eq(enterpriseMembers.enterpriseId, enterpriseInvitations.enterpriseId), eq(enterpriseMembers.isOwner, true)),
      )
      .innerJoin(users, eq(users.id, enterpriseMembers.userId))
      .where(open(eq(enterpriseInvitations.telephone, telephone)))
      .orderBy(enterpriseInvitations.createdAt)
    const found: ReceivedInvitation[] = []
    for (const { invitation, owner } of rows)
      if ((await seatsOf(database, invitation.enterpriseId, now())) > 0) found.unshift({ ...invitation, owner })
    return found
  }
  const receivedOne = async (telephone: string | null, id: string) => {
    const one = telephone === null ? undefined : (await receivedBy(telephone)).find((invitation) => invitation.id === id.toLowerCase())
    if (one === undefined) throw new CallError('INVITATION_NOT_FOUND')
    return one
  }
  const take = async (transaction: Pick<Transaction, 'delete'>, id: string) => {
    const { rowCount } = await transaction.delete(enterpriseInvitations).where(eq(enterpriseInvitations.id, id))
    if (rowCount !== 1) throw new CallError('INVITATION_NOT_FOUND')
  }

  return {
    receivedBy,
    async of(userId) {
      const [own] = await database.select().from(enterpriseMembers).where(eq(enterpriseMembers.userId, userId))
      if (own === undefined) return null
      const { enterpriseId, isOwner } = own
      const { isOwner: owns, joinedAt } = enterpriseMembers
      const members = await database
        .select({ userId: users.id, nick: users.nick, telephone: users.telephone, isOwner: owns, joinedAt })
        .from(enterpriseMembers)
        .innerJoin(users, eq(users.id, enterpriseMembers.userId))
        .where(eq(enterpriseMembers.enterpriseId, enterpriseId))
        .orderBy(joinedAt, users.id)
      const invitations = await database
        .select()
        .from(enterpriseInvitations)
        .where(open(eq(enterpriseInvitations.enterpriseId, enterpriseId)))
        .orderBy(enterpriseInvitations.createdAt)
      const seats = await seatsOf(database, enterpriseId, now())
      const { length: othersOnline } = await holdersOf(database, enterpriseId, userId, now())
      return { isOwner, seats, othersOnline, members: members.toSorted((a, b) => Number(b.isOwner) - Number(a.isOwner)), invitations }
    },
    invite: (ownerId, telephone) =>
      database.transaction(async (transaction) => {
        const { enterpriseId, limit } = await lockOwned(transaction, ownerId)
        const ofEnterprise = eq(enterpriseMembers.enterpriseId, enterpriseId)
        const [known] = await transaction
          .select({ count: count() })
          .from(enterpriseMembers)
          .innerJoin(users, eq(users.id, enterpriseMembers.userId))
          .where(and(ofEnterprise, eq(users.telephone, telephone)))
        if (known!.count > 0) throw new CallError('ENTERPRISE_MEMBER_KNOWN')
        const expired = and(eq(enterpriseInvitations.enterpriseId, enterpriseId), lte(enterpriseInvitations.createdAt, oldest()))
        await transaction.delete(enterpriseInvitations).where(expired)
        const invited = await transaction.$count(enterpriseInvitations, eq(enterpriseInvitations.enterpriseId, enterpriseId))
        if ((await countMembers(transaction, enterpriseId)) + invited >= limit) throw new CallError('ENTERPRISE_FULL', { limit })
        const [made] = await transaction
          .insert(enterpriseInvitations)
          .values({ enterpriseId, telephone, createdAt: new Date(now()) })
          .onConflictDoNothing()
          .returning()
        if (made === undefined) throw new CallError('INVITATION_OPEN')
        return made.id
      }),
    withdraw: (ownerId, id) =>
      database.transaction(async (transaction) => {
        const { enterpriseId } = await lockOwned(transaction, ownerId)
        const { rowCount } = await transaction
          .delete(enterpriseInvitations)
          .where(and(eq(enterpriseInvitations.id, id), eq(enterpriseInvitations.enterpriseId, enterpriseId)))
        if (rowCount !== 1) throw new CallError('INVITATION_NOT_FOUND')
      }),
    async accept(user, id) {
      const invitation = await receivedOne(user.telephone, id)
      const { enterpriseId } = invitation
      await database.transaction(async (transaction) => {
        await transaction.select({ id: enterprises.id }).from(enterprises).where(eq(enterprises.id, enterpriseId)).for('update')
        // The row refers to the account, which is locked before the invitation, as when it is closed.
        const { rowCount } = await transaction
          .insert(enterpriseMembers)
          .values({ userId: user.id, enterpriseId, joinedAt: new Date(now()) })
          .onConflictDoNothing()
        if (rowCount !== 1) throw new CallError('ENTERPRISE_JOINED')
        const seats = await lockSeats(transaction, user.id, now())
        if (seats === null) throw new CallError('INVITATION_NOT_FOUND')
        await take(transaction, invitation.id)
        const limit = seats.count * MEMBERS_PER_SEAT
        if ((await countMembers(transaction, enterpriseId)) > limit) throw new CallError('ENTERPRISE_FULL', { limit })
        // The user is online: more members than there are seats would be.
        if (seats.holders.length >= seats.count) throw new CallError('ENTERPRISE_SEATS_TAKEN', { limit: seats.count })
      })
      return invitation
    },
    async decline({ telephone }, id) {
      const invitation = await receivedOne(telephone, id)
      await take(database, invitation.id)
      return invitation
    },
    async remove(ownerId, userId) {
      if (userId.toLowerCase() === ownerId) throw new CallError('ACCOUNT_IS_OWN')
      await database.transaction(async (transaction) => {
        const { enterpriseId } = await lockOwned(transaction, ownerId)
        const { rowCount } = await transaction
          .delete(enterpriseMembers)
          .where(and(eq(enterpriseMembers.userId, userId), eq(enterpriseMembers.enterpriseId, enterpriseId)))
        if (rowCount !== 1) throw new CallError('ENTERPRISE_MEMBER_NOT_FOUND')
      })
    },
    leave: (userId) =>
      database.transaction(async (transaction) => {
        const seats = await lockSeats(transaction, userId, now())
        const [left] = await transaction.delete(enterpriseMembers).where(eq(enterpriseMembers.userId, userId)).returning()
        if (left === undefined) throw new CallError('ENTERPRISE_NOT_JOINED')
        if (left.isOwner && seats !== null) throw new CallError('ENTERPRISE_OWNER_STAYS')
        const [owner] = await transaction
          .select({ userId: enterpriseMembers.userId })
          .from(enterpriseMembers)
          .where(and(eq(enterpriseMembers.enterpriseId, left.enterpriseId), eq(enterpriseMembers.isOwner, true)))
        return owner?.userId ?? null
      }),
    async purgeExpired() {
      await database.delete(enterpriseInvitations).where(lte(enterpriseInvitations.createdAt, oldest()))
    },
  }
}
