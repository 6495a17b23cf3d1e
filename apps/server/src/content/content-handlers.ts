import type { Handlers } from '../plugins/call-context.ts'
import type { Ports } from '../ports.ts'
import { dictionaryHandlers } from './dictionary-handlers.ts'
import { feedbackHandlers } from './feedback-handlers.ts'
import { helpHandlers } from './help-handlers.ts'
import { homeHandlers } from './home-handlers.ts'
import { newsHandlers } from './news-handlers.ts'
import { qrHandlers } from './qr-handlers.ts'
import { reservationHandlers } from './reservation-handlers.ts'
import { saleServiceHandlers } from './sale-service-handlers.ts'
import type { SiteSettings } from './site-settings.ts'

/** Calls of the domain content: what stands around the search. */
export function contentHandlers(ports: Ports, settings: Pick<SiteSettings, 'current'>): Handlers['content'] {
  const { accounts, content } = ports
  return {
    ...feedbackHandlers(content.feedback, accounts),
    ...reservationHandlers(content.reservations, accounts),
    ...homeHandlers(content.cardClicks, accounts, ports),
    ...dictionaryHandlers(content.dictionary),
    ...qrHandlers(settings, accounts.publicUrl),
    ...saleServiceHandlers(content.saleServices),
    ...helpHandlers(ports),
    ...newsHandlers(ports),
  }
}
