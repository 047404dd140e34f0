  p_started json, p_started_states text, p_started_hands text, p_moved_places integer[],
  p_moved_ids integer[], p_moved_versions integer[], p_commitments json, p_moved json, p_states text,
  p_events json, p_event_texts text, p_rated json, p_bonuses json
