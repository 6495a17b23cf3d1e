import type { Handlers } from '../http/call-context.ts'
import type { ContentParts } from './content-parts.ts'
import { dictionaryHandlers } from './dictionary-handlers.ts'
import { feedbackHandlers } from './feedback-handlers.ts'
import { helpHandlers } from './help-handlers.ts'
import { homeHandlers } from './home-handlers.ts'
import { newsHandlers } from './news-handlers.ts'
import { qrHandlers } from './qr-handlers.ts'
import { reservationHandlers } from './reservation-handlers.ts'
import { saleServiceHandlers } from './sale-service-handlers.ts'
import { serviceEnquiryHandlers } from './service-enquiry-handlers.ts'

/** Calls of the domain content: everything around the search. */
export function contentHandlers(parts: ContentParts): Handlers['content'] {
  const { accounts, site } = parts
  return {
    ...feedbackHandlers(parts.feedback, accounts),
    ...reservationHandlers(parts.reservations, accounts),
    ...homeHandlers(parts.cardClicks, accounts, parts),
    ...dictionaryHandlers(parts.dictionary),
    ...qrHandlers(site, accounts.publicUrl),
    ...saleServiceHandlers(parts.saleServices),
    ...serviceEnquiryHandlers(parts, accounts),
    ...helpHandlers(parts),
    ...newsHandlers(parts),
  }
}
