import type { Invoice } from '@gezhi/contract/client'
import type { apiClient } from '../../../../api/api-client.ts'

/** An invoice as operators see it. */
export type RequestedInvoice = Awaited<ReturnType<typeof apiClient.payment.listInvoiceRequests>>['list'][number]

/** All states, those that wait first. */
export const INVOICE_STATES = ['requested', 'issued', 'reversed', 'rejected', 'cancelled'] as const satisfies readonly Invoice['status'][]

/** What an operator decides about an invoice. */
export type InvoiceDecision = 'issue' | 'reject' | 'reverse'
