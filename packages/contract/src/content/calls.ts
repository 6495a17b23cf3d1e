import type { CallTable } from '../call.ts'
import { feedbackCalls } from './feedback.ts'
import { reservationCalls } from './reservation.ts'
import { guideCalls } from './guide.ts'
import { countsCalls } from './counts.ts'
import { dictionaryCalls } from './dictionary.ts'
import { qrCalls } from './qr.ts'
import { saleServiceCalls } from './sale-service.ts'
import { serviceEnquiryCalls } from './service-enquiry.ts'
import { helpCalls } from './help.ts'
import { newsCalls } from './news.ts'

/** The calls of the domain content. */
export const CONTENT_CALLS = {
  ...feedbackCalls,
  ...reservationCalls,
  ...guideCalls,
  ...countsCalls,
  ...dictionaryCalls,
  ...qrCalls,
  ...saleServiceCalls,
  ...serviceEnquiryCalls,
  ...helpCalls,
  ...newsCalls,
} satisfies CallTable
