import type { Client } from '@gezhi/contract/client'
import { ATTENTION_FUNCTIONS } from '@gezhi/contract/client'
import { EMAIL, like, needed, smsCode, phone, mustBeChecked } from '../../../components/form/checks.ts'
import { chosenOf } from '../../../components/form/choice-group.tsx'

/** The empty fields of a booking; selected functions are joined by commas. */
export const EMPTY_BOOKING = {
  name: '',
  telephone: '',
  code: '',
  email: '',
  company: '',
  companyPosition: '',
  attentionFunction: ATTENTION_FUNCTIONS[0].zh as string,
  agreement: '',
}

/** Checks of the fields (D1 section 5, Demo booking). */
export const BOOKING_CHECKS = {
  name: [needed('nickMissing'), like(/^.{0,20}$/su, 'tooLong20')],
  telephone: phone('registerTelephoneMissing'),
  code: smsCode('codeMissing'),
  email: [needed('emailMissing'), like(EMAIL, 'emailWrong')],
  company: [needed('companyMissing'), like(/^.{0,30}$/su, 'tooLong30')],
  companyPosition: [needed('positionMissing'), like(/^.{0,20}$/su, 'tooLong20')],
  attentionFunction: [needed('functionMissing')],
  agreement: [mustBeChecked('termsMissing')],
}

/** The form's hidden value, the same for everybody (B.demo.02); ignored by the server (G129). */
const HIDDEN_VALUE = 'demonstration'

/** The request with the values of the form. */
export function bookingRequest(values: typeof EMPTY_BOOKING): Parameters<Client['content']['bookDemonstration']>[0] {
  const { attentionFunction, agreement: _agreement, ...written } = values
  return { ...written, attentionFunction: chosenOf(attentionFunction), password: HIDDEN_VALUE }
}
