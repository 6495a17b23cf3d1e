import { ApiError, PAY_STATUS, type OrderCodes } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { browserClock } from '../../session/clock.ts'
import { cacheProducts } from '../../session/session-store.ts'

/** Interval of the status poll (B.payment.06). */
const POLL_MS = 2000

/** The order of a dialog: `failed` is an error of its creation. */
export interface DialogOrder {
  readonly codes: OrderCodes | null
  /** 0 until the server says otherwise. */
  readonly status: number
  /** Latest end of what the user holds, `yyyy-MM-dd`. */
  readonly until: string | null
  readonly failed: unknown
  /** The state is no longer looked up, because a poll failed (B.payment.26). */
  readonly stopped: boolean
  /** Looks the state up again after a failed poll. */
  readonly resume: () => void
  /** Requests new QR codes (B.payment.21, 22, 23). */
  readonly refresh: () => void
}

/**
 * Creates the order of a product, a new one for another product (B.payment.05), and polls its state every 2 seconds until it is paid,
 * cancelled or failed.
 */
export function useOrder(productId: number, productType: 'VIP' | 'AI' | 'API'): DialogOrder {
  const queries = useQueryClient()
  const [attempt, setAttempt] = useState(0)
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
    apiClient.payment.createOrder({ productId, productType, productNumber: 1, reset: attempt > 0 }).then(
      (created) => isCurrent && setCodes(created),
      (error: unknown) => isCurrent && setFailed(error),
    )
    return () => {
      isCurrent = false
    }
  }, [productId, productType, attempt])

  const orderNo = codes?.orderNo
  useEffect(() => {
    if (orderNo === undefined || stopped) return
    let isAsking = false
    const stop = browserClock.every(POLL_MS, () => {
      if (isAsking) return
      isAsking = true
      void apiClient.payment
        .findPayStatus({ orderNo })
        .then(async ({ payStatus, userProduct }) => {
          setStatus(payStatus)
          if (!FINAL.has(payStatus)) return
          stop()
          const end = userProduct
            .map(({ endTime }) => endTime)
            .toSorted()
            .at(-1)
          setUntil(end?.slice(0, 10) ?? null)
          await queries.invalidateQueries({ queryKey: ['payment'] })
          if (payStatus !== PAY_STATUS.paid) return
          cacheProducts((await apiClient.accounts.listOwnProducts({})).userProduct)
          await queries.invalidateQueries({ queryKey: ['accounts', 'listEntitlements'] })
        })
        .catch(() => {
          stop()
          setStopped(true)
        })
        .finally(() => {
          isAsking = false
        })
    })
    return stop
  }, [orderNo, queries, stopped])

  const refresh = useCallback(() => setAttempt((before) => before + 1), [])
  const resume = useCallback(() => setStopped(false), [])
  return { codes, status, until, failed, stopped, refresh, resume }
}

/** Polling stops at paid, cancelled and failed. */
const FINAL: ReadonlySet<number> = new Set([PAY_STATUS.paid, PAY_STATUS.cancelled, PAY_STATUS.failed])

/** Whether the server rejected an order as such: then the dialog closes (B.payment.25). */
export function isRejection(error: unknown): boolean {
  return error instanceof ApiError && error.code === 400
}
