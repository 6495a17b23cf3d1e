/** What a code sent by SMS may be used for. A code for one of these opens nothing else. */
export const SMS_PURPOSES = [
  'login',
  'register',
  'resetPassword',
  'bindWeChat',
  'reservation',
  'oldPhone',
  'newPhone',
  'cancelAccount',
] as const

export type SmsPurpose = (typeof SMS_PURPOSES)[number]
