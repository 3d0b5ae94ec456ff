import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk/api.ts'
import type { DeliveryLead } from '../../../contract/desk/api.ts'
import type { OwnerStore } from '../../../store/owner-store.ts'
import { refuse } from '../problems.ts'
import { deliveryAddress, read, sendAgain } from '../../../contract/desk/requests.ts'
import { actorOf } from '../sessions.ts'
import { findLeadOfDelivery, sendFailedAgain } from '../../../store/desk/deliveries.ts'

export function addDeliveries(app: FastifyInstance, store: OwnerStore): void {
  app.get(DESK_PATHS.deliveryLead, async ({ query }) => {
    const leadId = await findLeadOfDelivery(store, read(deliveryAddress, query).id)
    return { leadId: leadId ?? null } satisfies DeliveryLead
  })

  app.post(DESK_PATHS.sendAgain, async (request, reply) => {
    const which = read(sendAgain, request.body)
    const isAll = 'all' in which
    const count = await sendFailedAgain(store, isAll ? 'all' : which, new Date(), actorOf(request))
    if (count > 0 || isAll) return { count }
    return refuse(reply, 404, 'It is already waiting, or its content is gone')
  })
}
