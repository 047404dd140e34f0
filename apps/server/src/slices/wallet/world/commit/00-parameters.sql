  p_messages json, p_actions json
