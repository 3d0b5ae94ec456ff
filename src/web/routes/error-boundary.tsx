import { Component } from 'react'
import type { ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

type ErrorBoundaryProps = { path: string; children: ReactNode }
type Failure = { failedAt?: string | undefined }

const NONE: Failure = { failedAt: undefined }

/** Shows a page of its own where another could not be fetched or drawn, until the address changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state = NONE

  override componentDidCatch() {
    this.setState({ failedAt: this.props.path })
  }

  /** Whoever comes back to an address that failed tries it again. */
  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, { failedAt }: Failure) {
    return failedAt === undefined || failedAt === path ? null : NONE
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : <ErrorPage />
  }
}
