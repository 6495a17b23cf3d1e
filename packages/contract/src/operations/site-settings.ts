/** Settings that operators change at run time: contact data, QR codes and the offer. Named as in the environment. */
export const SITE_SETTINGS = [
  'GEZHI_SERVICE_PHONE',
  'GEZHI_SERVICE_HOURS',
  'GEZHI_SERVICE_CHAT',
  'GEZHI_QR_WECHAT',
  'GEZHI_QR_MINI_PROGRAM',
  'GEZHI_QR_MOBILE',
  'GEZHI_ACTIVITY',
  'GEZHI_ACTIVITY_NAME',
  'GEZHI_ACTIVITY_NAME_EN',
  'GEZHI_ACTIVITY_PRICE',
  'GEZHI_ACTIVITY_END',
] as const

export type SiteSettingName = (typeof SITE_SETTINGS)[number]
