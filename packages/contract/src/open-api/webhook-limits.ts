/** Webhooks of one user. */
export const MAX_WEBHOOKS = 10
/** Characters of the address of a webhook. */
export const MAX_WEBHOOK_URL = 500
/** Characters of its description. */
export const MAX_WEBHOOK_DESCRIPTION = 100
/** Monitors that a webhook is limited to. */
export const MAX_WEBHOOK_MONITORS = 100
/** Hours for which deliveries are also signed with the secret before the last one. */
export const OLD_SECRET_HOURS = 24

/** The events of webhooks: an alert of a monitor, and a test. */
export const WEBHOOK_EVENTS = ['monitor.alert', 'ping'] as const
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number]

/** States of a delivery: an attempt is to come, it was accepted, or no more attempts are made. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/**
 * Why an attempt failed: the response had another status than 2xx; none came in time; no connection; the name is unknown; the certificate is
 * invalid; the address is one of an internal network; the webhook or its account was turned off; an error of this server.
 */
export const DELIVERY_FAILURES = ['status', 'timeout', 'connection', 'unresolved', 'certificate', 'forbidden', 'off', 'internal'] as const
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number]

/** Why a webhook was turned off by the server: its receiver answered 410, or deliveries failed for days. */
export const WEBHOOK_ENDINGS = ['gone', 'failing'] as const
export type WebhookEnding = (typeof WEBHOOK_ENDINGS)[number]
