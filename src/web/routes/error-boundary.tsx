import { Component } from 'react'
import type { ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

type ErrorBoundaryProps = { path: string; children: ReactNode }
type Failure = { failedAt?: string | undefined }

const NONE: Failure = { failedAt: undefined }

/** Shows the error page if a page could not be loaded or rendered, until the address changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state = NONE

  override componentDidCatch() {
    this.setState({ failedAt: this.props.path })
  }

  /** Returning to an address that failed tries it again. */
  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, { failedAt }: Failure) {
    return failedAt === undefined || failedAt === path ? null : NONE
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : <ErrorPage />
  }
}
