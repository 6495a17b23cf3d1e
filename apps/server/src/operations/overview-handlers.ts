import type { CancellationStore } from '../accounts/users/cancellation-store.ts'
import type { FeedbackStore } from '../content/feedback-store.ts'
import type { ReservationStore } from '../content/reservation-store.ts'
import type { ServiceEnquiryStore } from '../content/service-enquiry-store.ts'
import type { Handlers } from '../http/call-context.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { WaitingSales } from '../payment/console/sale-lists.ts'
import type { ImportRun } from './history/import-history.ts'

/** Services used by the overview. */
export interface OverviewParts {
  readonly feedback: Pick<FeedbackStore, 'all'>
  readonly reservations: Pick<ReservationStore, 'list'>
  readonly serviceEnquiries: Pick<ServiceEnquiryStore, 'list'>
  readonly cancellations: Pick<CancellationStore, 'pending'>
  countWaitingSales(): Promise<WaitingSales>
  /** A page of the imports of this installation, the newest first. */
  imports(page: { readonly pageNo: number; readonly pageSize: number }): { readonly list: readonly ImportRun[]; readonly total: number }
}

const ONE = { pageNo: 1, pageSize: 1 }

/** Read-only calls of the console: pending tasks, and imports. */
export function overviewHandlers(parts: OverviewParts): Pick<Handlers['operations'], 'countWaiting' | 'listImports'> {
  return {
    async countWaiting() {
      const [feedback, bookings, enquiries, cancellations, sales] = await Promise.all([
        parts.feedback.all({ answered: false }, ONE),
        parts.reservations.list(false, ONE),
        parts.serviceEnquiries.list(false, ONE),
        parts.cancellations.pending(ONE),
        parts.countWaitingSales(),
      ])
      return {
        feedback: feedback.total,
        bookings: bookings.total,
        enquiries: enquiries.total,
        cancellations: cancellations.total,
        ...sales,
      }
    },
    async listImports(page, { language }) {
      const { list, total } = parts.imports(page)
      return {
        list: list.map(({ started, ended, paths, counts, reasons, ...run }) => ({
          ...run,
          startTime: shanghaiTime(new Date(started)),
          endTime: ended === null ? null : shanghaiTime(new Date(ended)),
          paths: [...paths],
          counts: { ...counts },
          reasons: reasons.map(({ reason, ...place }) => ({ ...place, reason: reason[language] })),
        })),
        total,
      }
    },
  }
}
