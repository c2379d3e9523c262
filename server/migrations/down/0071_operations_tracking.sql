update operations set data = operations.data || jsonb_build_object('tracking', kept.cards)
  from (select operations_id, jsonb_agg(card) as cards from operations_tracking, jsonb_array_elements(operations_tracking.cards) card
    group by operations_id) kept
  where operations.id = kept.operations_id;
drop table operations_tracking;
