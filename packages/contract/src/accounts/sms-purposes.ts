/** Purposes of a code sent by SMS. A code is valid for its purpose only. */
export const SMS_PURPOSES = [
  'login',
  'register',
  'resetPassword',
  'bindWeChat',
  'reservation',
  'oldPhone',
  'newPhone',
  'cancelAccount',
  'proof',
] as const

export type SmsPurpose = (typeof SMS_PURPOSES)[number]
