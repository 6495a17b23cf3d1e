import type { NickOf } from '../accounts/users/nick-of.ts'
import type { Database } from '../database/connect-database.ts'
import { cardClickStore, type CardClickStore } from './card-click-store.ts'
import { dictionaryStore, type DictionaryStore } from './dictionary-store.ts'
import { feedbackStore, type FeedbackStore } from './feedback-store.ts'
import { reservationStore, type ReservationStore } from './reservation-store.ts'
import { saleServiceStore, type SaleServiceStore } from './sale-service-store.ts'
import { serviceEnquiryStore, type ServiceEnquiryStore } from './service-enquiry-store.ts'
import { siteSettingStore, type SiteSettingStore } from './site-setting-store.ts'

/** Stores used by the calls around the search. */
export interface ContentStores {
  readonly feedback: FeedbackStore
  readonly reservations: ReservationStore
  readonly cardClicks: CardClickStore
  readonly dictionary: DictionaryStore
  readonly saleServices: SaleServiceStore
  readonly serviceEnquiries: ServiceEnquiryStore
  readonly siteSettings: SiteSettingStore
}

/** The stores in PostgreSQL; `now` in ms, by default the machine's clock. Operators' lists are read from `reports`. */
export function contentStores(
  database: Database,
  accounts: { readonly nickOf: NickOf },
  now: () => number = Date.now,
  reports = database,
): ContentStores {
  return {
    feedback: feedbackStore(database, accounts, now, reports),
    reservations: reservationStore(database, now, reports),
    cardClicks: cardClickStore(database, now),
    dictionary: dictionaryStore(database),
    saleServices: saleServiceStore(database),
    serviceEnquiries: serviceEnquiryStore(database, now, reports),
    siteSettings: siteSettingStore(database, now),
  }
}
