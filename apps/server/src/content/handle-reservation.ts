import { audit, type Operator } from '../http/operator-of.ts'
import type { ReservationStore } from './reservation-store.ts'

/** Marks a booking as completed; false if none is pending under this id. */
export async function handleReservation(reservations: Pick<ReservationStore, 'handle'>, id: string, by: Operator): Promise<boolean> {
  const done = await reservations.handle(id)
  if (done) audit(by, 'reservation handle', { reservation: id })
  return done
}
