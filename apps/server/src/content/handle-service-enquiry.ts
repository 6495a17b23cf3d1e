import { audit, type Operator } from '../http/operator-of.ts'
import type { ServiceEnquiryStore } from './service-enquiry-store.ts'

/** Marks an enquiry as completed; false if none is pending under this id. */
export async function handleServiceEnquiry(enquiries: Pick<ServiceEnquiryStore, 'handle'>, id: string, by: Operator): Promise<boolean> {
  const done = await enquiries.handle(id)
  if (done) audit(by, 'enquiry handle', { enquiry: id })
  return done
}
