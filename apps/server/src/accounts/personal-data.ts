import { eq, inArray, or, sql } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { captchas } from './captcha/captchas-table.ts'
import { partKeys } from './data-copies/data-copy-parts.ts'
import { dataCopies } from './data-copies/data-copies-table.ts'
import { knownDevices } from './devices/known-devices-table.ts'
import { institutionReaders } from './institutions/institutions-table.ts'
import { loginFailures } from './login/login-failures-table.ts'
import { guardedNamesOf } from './login/login-limits.ts'
import { messages } from './messages/messages-table.ts'
import { userProducts } from './products/user-products-table.ts'
import { emailVerifications } from './profile/email-verifications-table.ts'
import { conversions } from './registration/conversions-table.ts'
import { dailyQuotaKeys } from './rights/daily-quota.ts'
import { capabilityUses, userSubject } from './rights/capability-uses-table.ts'
import { rateLimits } from './rights/rate-limits-table.ts'
import { sessions } from './sessions/sessions-table.ts'
import { userSettings } from './settings/user-settings-table.ts'
import { singleSignOnIdentities, singleSignOnProofs } from './single-sign-on/single-sign-on-table.ts'
import { searchSubject, smsSubjectsOf } from './captcha/captcha-subjects.ts'
import { smsToPhone } from './sms/address-rate-limit.ts'
import { phoneConfirmations } from './sms/phone-confirmations-table.ts'
import { smsCodes } from './sms/sms-codes-table.ts'
import { hashOf } from './tokens.ts'
import { operatorTotps } from './totp/operator-totps-table.ts'
import { totpLogins } from './totp/totp-logins-table.ts'
import { uploadKey } from './uploads/upload-address.ts'
import { uploads } from './uploads/uploads-table.ts'
import { anonymousUser } from './users/anonymous-user.ts'
import { cancellations } from './users/cancellations-table.ts'
import { enterpriseInvitations, enterpriseMembers } from './users/enterprises-table.ts'
import { users } from './users/users-table.ts'
import { wechatBindings, wechatLogins, wechatProofs } from './wechat/wechat-table.ts'

/** The profile data of an account. */
const ACCOUNT = [
  personalData({
    table: users,
    rowsOf: ({ userId }) => eq(users.id, userId),
    atClosing: {
      reason: 'Products that were bought refer to the row; it stays without a person in it, for as long as they do.',
      anonymise: ({ userId }, time) => anonymousUser(userId, time),
    },
    copied: [
      'id',
      'nick',
      'telephone',
      'email',
      'emailVerifiedAt',
      'passwordChangedAt',
      'avatar',
      'address',
      'organization',
      'occupation',
      'profession',
      'userType',
      'role',
      'loginCount',
      'guideStatus',
      'giveVipType',
      'trialEndsAt',
      'accountSource',
      'blockedAt',
      'createdAt',
    ],
  }),
  personalData({
    table: userSettings,
    rowsOf: ({ userId }) => eq(userSettings.userId, userId),
    atClosing: 'delete',
    copied: ['kept'],
  }),
  personalData({
    table: messages,
    rowsOf: ({ userId }) => eq(messages.userId, userId),
    atClosing: 'delete',
    copied: ['title', 'content', 'titleEn', 'contentEn', 'link', 'readAt', 'createdAt'],
  }),
  personalData({
    table: messages,
    rowsOf: ({ userId }) => eq(messages.mentionedUserId, userId),
    atClosing: 'delete',
    // A message is its recipient's.
    copied: [],
  }),
  personalData({
    table: dataCopies,
    rowsOf: ({ userId }) => eq(dataCopies.userId, userId),
    atClosing: 'delete',
    // A copy must not contain earlier copies.
    copied: [],
    files: partKeys,
  }),
  personalData({
    table: uploads,
    rowsOf: ({ userId }) => eq(uploads.userId, userId),
    atClosing: 'delete',
    copied: ['name', 'createdAt'],
    files: ({ name }) => [uploadKey(name)],
  }),
  personalData({
    table: userProducts,
    rowsOf: ({ userId }) => eq(userProducts.userId, userId),
    atClosing: { reason: 'Bookkeeping of what was sold, for as long as the operator has to keep books; it names nobody.' },
    copied: ['productName', 'searchCount', 'grants', 'startTime', 'endTime'],
  }),
  personalData({
    table: enterpriseMembers,
    rowsOf: ({ userId }) => eq(enterpriseMembers.userId, userId),
    atClosing: 'delete',
    copied: ['enterpriseId', 'isOwner', 'joinedAt'],
  }),
  personalData({
    table: enterpriseInvitations,
    rowsOf: ({ phones }) => inArray(enterpriseInvitations.telephone, phones),
    atClosing: 'delete',
    copied: ['telephone', 'createdAt'],
  }),
  personalData({
    table: cancellations,
    rowsOf: ({ userId }) => eq(cancellations.userId, userId),
    atClosing: {
      reason: 'Evidence that the closing was requested and approved, for as long as the row of the account.',
      anonymise: () => ({ reasons: '' }),
    },
    copied: ['reasons', 'state', 'createdAt', 'decidedAt'],
  }),
  personalData({
    table: cancellations,
    rowsOf: ({ userId }) => eq(cancellations.decidedBy, userId),
    atClosing: { reason: 'The request is another person’s; who decided it is erased.', anonymise: () => ({ decidedBy: null }) },
    copied: ['state', 'decidedAt'],
  }),
  personalData({
    table: conversions,
    rowsOf: ({ phones }) => inArray(conversions.telephone, phones),
    atClosing: 'delete',
    copied: ['type', 'keyWord', 'telephone', 'postData', 'createdAt'],
  }),
]

/** Data used to log in and to protect logins. */
const LOGINS = [
  personalData({
    table: sessions,
    rowsOf: ({ userId }) => eq(sessions.userId, userId),
    atClosing: {
      reason: 'Tells whoever still holds a token that the account is blocked (996); purged with other ended sessions.',
      anonymise: (_person, time) => ({
        browserName: null,
        state: 'ended' as const,
        endCode: sql`CASE WHEN ${sessions.state} = 'ended' THEN ${sessions.endCode} ELSE 996 END`,
        endedAt: sql`CASE WHEN ${sessions.state} = 'ended' THEN ${sessions.endedAt} ELSE ${time.toISOString()}::timestamptz END`,
      }),
    },
    copied: ['state', 'browserName', 'startedAt', 'provenAt', 'seenAt', 'endedAt'],
  }),
  personalData({
    table: knownDevices,
    rowsOf: ({ userId }) => eq(knownDevices.userId, userId),
    atClosing: 'delete',
    copied: ['lastUsedAt'],
  }),
  personalData({
    table: operatorTotps,
    rowsOf: ({ userId }) => eq(operatorTotps.userId, userId),
    atClosing: 'delete',
    copied: ['confirmedAt'],
  }),
  personalData({
    table: totpLogins,
    rowsOf: ({ userId }) => eq(totpLogins.userId, userId),
    atClosing: 'delete',
    copied: [],
  }),
  personalData({
    table: emailVerifications,
    rowsOf: ({ userId }) => eq(emailVerifications.userId, userId),
    atClosing: 'delete',
    copied: ['email', 'createdAt', 'usedAt'],
  }),
  personalData({
    table: wechatBindings,
    rowsOf: ({ userId }) => eq(wechatBindings.userId, userId),
    atClosing: 'delete',
    copied: ['openId', 'unionId', 'createdAt'],
  }),
  personalData({
    table: wechatProofs,
    rowsOf: ({ openIds, unionIds }) => or(inArray(wechatProofs.openId, openIds), inArray(wechatProofs.unionId, unionIds)),
    atClosing: 'delete',
    copied: [],
  }),
  personalData({
    table: wechatLogins,
    rowsOf: ({ openIds, unionIds }) => or(inArray(wechatLogins.openId, openIds), inArray(wechatLogins.unionId, unionIds)),
    atClosing: 'delete',
    copied: [],
  }),
  personalData({
    table: singleSignOnProofs,
    rowsOf: ({ userId }) =>
      sql`(${singleSignOnProofs.issuer}, ${singleSignOnProofs.subject}) IN (SELECT own.issuer, own.subject FROM ${singleSignOnIdentities} AS own WHERE own.user_id = ${userId})`,
    atClosing: 'delete',
    copied: [],
  }),
  // After the proofs, which are found by it.
  personalData({
    table: singleSignOnIdentities,
    rowsOf: ({ userId }) => eq(singleSignOnIdentities.userId, userId),
    atClosing: 'delete',
    copied: ['issuer', 'subject', 'createdAt', 'usedAt'],
  }),
  personalData({
    table: smsCodes,
    rowsOf: ({ phones }) => inArray(smsCodes.telephone, phones),
    atClosing: 'delete',
    copied: [],
  }),
  personalData({
    table: phoneConfirmations,
    rowsOf: ({ phones }) => inArray(phoneConfirmations.telephone, phones),
    atClosing: 'delete',
    copied: [],
  }),
  personalData({
    table: loginFailures,
    rowsOf: (person) => inArray(loginFailures.accountHash, guardedNamesOf(person).map(hashOf)),
    atClosing: 'delete',
    copied: [],
  }),
  personalData({
    table: captchas,
    rowsOf: ({ phones, sessionIds }) =>
      or(
        inArray(captchas.subject, sessionIds.map(searchSubject)),
        ...phones.map((phone) => sql`starts_with(${captchas.subject}, ${smsSubjectsOf(phone)})`),
      ),
    atClosing: 'delete',
    copied: [],
  }),
  personalData({
    table: rateLimits,
    rowsOf: ({ userId, sessionIds, phones }) =>
      or(
        inArray(rateLimits.key, [...sessionIds.map(searchSubject), ...dailyQuotaKeys(userId)]),
        inArray(sql`substring(${rateLimits.key} from '^sms-to:[^:]+')`, phones.map(smsToPhone)),
      ),
    atClosing: 'delete',
    copied: [],
  }),
  personalData({
    table: institutionReaders,
    rowsOf: ({ userId }) => eq(institutionReaders.subject, userSubject(userId)),
    atClosing: 'delete',
    copied: [],
  }),
  personalData({
    table: capabilityUses,
    rowsOf: ({ userId }) => eq(capabilityUses.subject, userSubject(userId)),
    atClosing: 'delete',
    copied: ['capability', 'day', 'used'],
  }),
]

/** Personal data stored by accounts. */
export const ACCOUNTS_PERSONAL_DATA = [...ACCOUNT, ...LOGINS]
