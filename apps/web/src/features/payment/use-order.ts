import { ApiError, PAY_STATUS, type OrderCodes, type Product } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { browserClock } from '../../session/clock.ts'
import { announcePayment } from '../../session/pay-success.ts'
import { watchOrder } from './watch-order.ts'

/** The order of a dialog: `failed` is an error of its creation. */
export interface DialogOrder {
  readonly codes: OrderCodes | null
  /** 0 until the server says otherwise. */
  readonly status: number
  /** Latest end of what the user holds, `yyyy-MM-dd`. */
  readonly until: string | null
  readonly failed: unknown
  /** The last poll failed: the regular poll stopped (B.payment.26), and a later one is awaited. */
  readonly stopped: boolean
  /** Looks the state up at once after a failed poll. */
  readonly resume: () => void
  /** Requests new QR codes (B.payment.21, 22, 23). */
  readonly refresh: () => void
}

/** Creates the order of a product, a new one for another product (B.payment.05), and watches its state. */
export function useOrder(productId: number, productType: Product['productType']): DialogOrder {
  const queries = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [resumed, setResumed] = useState(0)
  const [codes, setCodes] = useState<OrderCodes | null>(null)
  const [status, setStatus] = useState<number>(PAY_STATUS.unpaid)
  const [until, setUntil] = useState<string | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  const [stopped, setStopped] = useState(false)

  useEffect(() => {
    let isCurrent = true
    setCodes(null)
    setStatus(PAY_STATUS.unpaid)
    setFailed(null)
    setStopped(false)
    const { createOrder, createIprOrder } = apiClient.payment
    const purchase = { productId, productNumber: 1 as const, reset: attempt > 0 }
    const created = productType === 'IPR' ? createIprOrder(purchase) : createOrder({ ...purchase, productType })
    created.then(
      (answer) => isCurrent && setCodes(answer),
      (error: unknown) => isCurrent && setFailed(error),
    )
    return () => {
      isCurrent = false
    }
  }, [productId, productType, attempt])

  useEffect(() => {
    if (codes === null) return
    const { orderNo, expireTime } = codes
    return watchOrder(
      { clock: browserClock, until: expireTime, findStatus: () => apiClient.payment.findPayStatus({ orderNo }) },
      {
        isWaiting: setStopped,
        ended({ payStatus, userProduct }) {
          const ends = userProduct.map(({ endTime }) => endTime).toSorted()
          setUntil(ends.at(-1)?.slice(0, 10) ?? null)
          // An order that ends with its time is not reported as cancelled: the codes can be refreshed (B.payment.19).
          if (payStatus !== PAY_STATUS.cancelled || browserClock.now() < expireTime) setStatus(payStatus)
          void queries.invalidateQueries({ queryKey: ['payment'] })
          if (payStatus === PAY_STATUS.paid) announcePayment({ orderNo, productType }, browserClock)
        },
      },
    )
  }, [codes, productType, queries, resumed])

  const refresh = useCallback(() => setAttempt((before) => before + 1), [])
  const resume = useCallback(() => setResumed((before) => before + 1), [])
  return { codes, status, until, failed, stopped, refresh, resume }
}

/** Whether the server rejected an order as such: then the dialog closes (B.payment.25). */
export function isRejection(error: unknown): boolean {
  return error instanceof ApiError && error.code === 400
}
