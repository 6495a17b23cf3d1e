import { Link } from '@tanstack/react-router'
import { relativeParams } from '../page-address.ts'
import { usePageAddress } from '../use-page-address.ts'
import { shownNumber } from './shown-number.ts'

/** A link to another patent of the database that preserves the highlighted terms. */
export function RelativeLink({ id }: { id: string }) {
  const [address] = usePageAddress()
  return (
    <Link to="/searchDetail" search={relativeParams(address, id)}>
      {shownNumber(id)}
    </Link>
  )
}
