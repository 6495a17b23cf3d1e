/** A temporary offer: shown on the home page while it is active. */
export interface Activity {
  readonly productId: number
  readonly name: { readonly zh: string; readonly en: string }
  /** Yuan. */
  readonly price: number
  /** Its last second, `yyyy-MM-dd HH:mm:ss` of Asia/Shanghai. */
  readonly endTime: string
}

/** The offer of the specification (D2 L119); operators change text, price and end in the settings. */
export const PROMOTION = {
  productId: 0,
  name: { zh: '端午节限时活动', en: 'Dragon Boat Festival offer' },
  price: 9.9,
  endTime: '2025-06-02 23:59:59',
} as const satisfies Activity

/** Milliseconds until an activity ends, `now` in ms; 0 after its end. The offset is Shanghai's, which has no daylight saving time. */
export function activityLeft({ endTime }: Pick<Activity, 'endTime'>, now: number): number {
  return Math.max(0, Date.parse(`${endTime.replace(' ', 'T')}+08:00`) - now)
}

/** Whether an activity is still active: only before its end (B.activity.11). */
export function isActive(activity: Pick<Activity, 'endTime'>, now: number): boolean {
  return activityLeft(activity, now) > 0
}
