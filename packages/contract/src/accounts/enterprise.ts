import * as z from 'zod'
import { call } from '../call.ts'
import { phoneSchema } from './phone-schema.ts'

/** Members and open invitations of an enterprise, per seat: seats limit who is online at once (G33), members take turns. */
export const MEMBERS_PER_SEAT = 4
/** Days within which an invitation can be accepted. */
export const INVITATION_DAYS = 14

/** The owner of an enterprise as others see them; null once their account is closed. */
const ownerFields = { ownerName: z.string().nullable(), ownerPhone: z.string().nullable() }
/** `yyyy-MM-dd HH:mm:ss` */
const invitationFields = { id: z.guid(), createTime: z.string(), endTime: z.string() }

const memberSchema = z.object({
  userId: z.guid(),
  nick: z.string(),
  /** Masked; null without one. */
  telephone: z.string().nullable(),
  isOwner: z.boolean(),
  /** `yyyy-MM-dd HH:mm:ss`; null where it was not recorded. */
  joinTime: z.string().nullable(),
})

const enterpriseSchema = z.object({
  ...ownerFields,
  role: z.enum(['owner', 'member']),
  /** Seats of the enterprise products that are active now; 0 without one: nobody can be invited or removed. */
  seats: z.int(),
  /** Members who are online now. */
  online: z.int(),
  /** Members and open invitations, at most. */
  memberLimit: z.int(),
  /** For the owner; others get an empty list. */
  memberList: z.array(memberSchema),
  /** Open invitations, for the owner; the telephone is masked. */
  invitationList: z.array(z.object({ ...invitationFields, telephone: z.string() })),
})

export const enterpriseCalls = {
  /** The enterprise of the user, and who invites them. */
  getEnterprise: call({
    id: null,
    method: 'POST',
    path: '/api/user/enterprise/get',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.object({
      enterprise: enterpriseSchema.nullable(),
      /** Invitations the user can accept. */
      invitationList: z.array(z.object({ ...invitationFields, ...ownerFields, ownerName: z.string() })),
    }),
    summary: { zh: '我的企业：成员与邀请', en: 'My enterprise: members and invitations' },
  }),
  /**
   * Invites whoever has, or registers, a mobile number; the response is the same whether it is registered. They become a member when they
   * accept.
   */
  inviteMember: call({
    id: null,
    method: 'POST',
    path: '/api/user/enterprise/invite',
    who: 'login',
    request: z.object({ telephone: phoneSchema }),
    answer: z.literal(true),
    errors: ['ENTERPRISE_NOT_OWNED', 'ENTERPRISE_FULL', 'ENTERPRISE_MEMBER_KNOWN', 'INVITATION_OPEN', 'DAILY_QUOTA'],
    summary: { zh: '邀请企业成员', en: 'Invites a member' },
  }),
  withdrawInvitation: call({
    id: null,
    method: 'POST',
    path: '/api/user/enterprise/withdraw',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['ENTERPRISE_NOT_OWNED', 'INVITATION_NOT_FOUND'],
    summary: { zh: '撤回邀请', en: 'Withdraws an invitation' },
  }),
  /** Accepts or declines an invitation to the mobile number of the user. */
  answerInvitation: call({
    id: null,
    method: 'POST',
    path: '/api/user/enterprise/answer',
    who: 'login',
    request: z.object({ id: z.guid(), accept: z.boolean() }),
    answer: z.literal(true),
    errors: ['INVITATION_NOT_FOUND', 'ENTERPRISE_JOINED', 'ENTERPRISE_FULL', 'ENTERPRISE_SEATS_TAKEN'],
    summary: { zh: '接受或拒绝邀请', en: 'Accepts or declines an invitation' },
  }),
  removeMember: call({
    id: null,
    method: 'POST',
    path: '/api/user/enterprise/remove',
    who: 'login',
    request: z.object({ userId: z.guid() }),
    answer: z.literal(true),
    errors: ['ENTERPRISE_NOT_OWNED', 'ENTERPRISE_MEMBER_NOT_FOUND', 'ACCOUNT_IS_OWN'],
    summary: { zh: '移除企业成员', en: 'Removes a member' },
  }),
  /** Leaves the enterprise; its owner can do so once its products have ended. */
  leaveEnterprise: call({
    id: null,
    method: 'POST',
    path: '/api/user/enterprise/leave',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.literal(true),
    errors: ['ENTERPRISE_NOT_JOINED', 'ENTERPRISE_OWNER_STAYS'],
    summary: { zh: '退出企业', en: 'Leaves the enterprise' },
  }),
}
