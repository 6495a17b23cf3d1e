import { Link } from '@tanstack/react-router'
import styles from './order.module.css'

/** Links to orders, one a line. */
export function OrderLinks({ numbers }: { numbers: readonly string[] }) {
  return (
    <div className={styles['links']}>
      {numbers.map((orderNo) => (
        <Link key={orderNo} to="/ops/orders/$orderNo" params={{ orderNo }}>
          {orderNo}
        </Link>
      ))}
    </div>
  )
}
