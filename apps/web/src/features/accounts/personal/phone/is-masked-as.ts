import { maskPhone } from '@gezhi/contract/client'

/** Whether a phone somebody typed, with or without +86, can be the one that is shown masked. */
export function isMaskedAs(typed: string, masked: string): boolean {
  return maskPhone(typed.trim().slice(-11)) === masked
}
