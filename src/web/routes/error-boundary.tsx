import { Component } from 'react'
import type { ReactNode } from 'react'
import { PageNotLoaded } from '../later-pages.tsx'
import { ErrorPage } from './error-page.tsx'

type ErrorBoundaryProps = { path: string; children: ReactNode }
type Failure = { failedAt?: string; isUnloaded?: boolean }

/** Shows a page of its own where another failed to render, until the address changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = {}

  override componentDidCatch(error: Error) {
    this.setState({ failedAt: this.props.path, isUnloaded: error instanceof PageNotLoaded })
  }

  override render() {
    const { failedAt, isUnloaded } = this.state
    if (failedAt !== this.props.path) return this.props.children
    return <ErrorPage isUnloaded={isUnloaded} />
  }
}
