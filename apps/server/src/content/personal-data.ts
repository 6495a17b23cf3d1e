import { eq, inArray, or } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { cardClicks } from './card-clicks-table.ts'
import { feedback } from './feedback-table.ts'
import { reservations } from './reservations-table.ts'
import { serviceEnquiries } from './service-enquiries-table.ts'

/** What content stores of users. The pictures of feedback are uploads of accounts. */
export const CONTENT_PERSONAL_DATA = [
  personalData({
    table: feedback,
    rowsOf: ({ userId }) => eq(feedback.userId, userId),
    atClosing: 'delete',
    copied: ['type', 'content', 'picturePath', 'contact', 'createdAt', 'answer', 'answeredAt'],
  }),
  personalData({
    table: feedback,
    rowsOf: ({ userId }) => eq(feedback.answeredBy, userId),
    atClosing: { reason: 'An answer belongs to whoever asked; who gave it is erased.', anonymise: () => ({ answeredBy: null }) },
    copied: ['answer', 'answeredAt'],
  }),
  personalData({
    table: cardClicks,
    rowsOf: ({ userId }) => eq(cardClicks.userId, userId),
    atClosing: 'delete',
    copied: ['title', 'day', 'clicks'],
  }),
  personalData({
    table: reservations,
    rowsOf: ({ phones, emails }) => or(inArray(reservations.telephone, phones), inArray(reservations.email, emails)),
    atClosing: 'delete',
    copied: ['name', 'telephone', 'email', 'company', 'companyPosition', 'attentionFunctions', 'createdAt', 'handledAt'],
  }),
  personalData({
    table: serviceEnquiries,
    rowsOf: ({ userId, phones }) => or(eq(serviceEnquiries.userId, userId), inArray(serviceEnquiries.telephone, phones)),
    atClosing: 'delete',
    copied: ['service', 'name', 'telephone', 'company', 'content', 'createdAt', 'handledAt'],
  }),
]
