/* oxlint-disable react/button-has-type -- the type is one of three by the types, `button` unless said */
import type { ComponentProps } from 'react'
import './controls.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** primary: the one action of a place; plain: no frame; link: within text. */
  kind?: 'primary' | 'plain' | 'link'
  /** A square button that holds an icon only; needs `aria-label`. */
  icon?: boolean
}

/** A native button in the product's dress. Never submits a form unless it says `type="submit"`. */
export function Button({ kind, icon, type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={className ? `gz-button ${className}` : 'gz-button'}
      data-kind={kind}
      data-icon={icon || undefined}
    />
  )
}
