import { FOLLOW_TYPES } from '../follows/follow-types.ts'

/** What a monitor watches: the hits of a query, those of an applicant's patents, one record of a kind, or the figures of a report. */
export const MONITOR_TYPES = ['query', 'applicant', ...FOLLOW_TYPES, 'report'] as const
export type MonitorType = (typeof MONITOR_TYPES)[number]

/** Numbers of the schedules (B.monitor.02, 03, decision G214). */
export const MONITOR_FREQUENCIES = { weekly: 0, monthly: 1, daily: 2 } as const
export type MonitorFrequency = (typeof MONITOR_FREQUENCIES)[keyof typeof MONITOR_FREQUENCIES]

/** Longest name of a monitor, in UTF-16 units. */
export const MAX_MONITOR_NAME = 50

/** Changed figures of a report that a run stores, at most: the largest ones. */
export const MAX_CHANGED_FIGURES = 200

/** Monitors of one user, at most, where nothing else limits them. */
export const MAX_MONITORS = 1000

/** Hits of a monitored query, at most: all of them are compared in every run. */
export const MAX_MONITORED_HITS = 100_000
