import { maskPhone } from '@gezhi/contract/client'

/** Whether a typed phone, with or without +86, matches a masked one. */
export function isMaskedAs(typed: string, masked: string): boolean {
  return maskPhone(typed.trim().slice(-11)) === masked
}
